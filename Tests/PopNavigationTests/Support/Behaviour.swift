#if canImport(UIKit) && canImport(Testing)
/// The behaviours of `Sources/PopNavigation/BEHAVIOUR.md`, with their numbers there.
public enum Behaviour: Int, CaseIterable, Sendable {
    case recognizers = 1
    case connection = 2
    case transitions = 3
    case oneDecision = 4
    case rightToLeft = 5
    case scrollViews = 6
    case gestureSwitch = 7
    case noWayBack = 8
    case reasons = 9

    case stackChanges = 10
    case neverHangs = 11
    case popEvents = 12
    case confirmation = 13

    case barVisibility = 14
    case barStyle = 15
    case barHandsOff = 16

    case neighbours = 17
    case documentation = 18

    case leadingEdge = 19
    case lostDrags = 20
    case nestedControllers = 21
    case presentation = 22
    case zoomTransitions = 23
    case trackpad = 24
    case escapeGesture = 25
    case deallocatedDelegate = 27
    case lateBegin = 28
    case deallocationInCallback = 29
    case existingSubclasses = 30
    case hostingControllers = 31
    case lateRecognizers = 32
    case verdictsWithoutTouches = 33
    case publicAPI = 34
    case verticalBars = 35
    case iOS27 = 36

    case preferencesReadLate = 37
    case preferenceContainers = 38
    case preferencesDuringSwipe = 39

    case overridesWithoutSuper = 40
    case swipesInterrupt = 41
    case touchesInBars = 42
    case backActions = 43
    case textAndRows = 44
    case deallocationByUIKit = 45
    case withoutPrivateAPI = 46
    case popRecognizerIsApps = 47
    case systemRecognizersAreApps = 48
    case thumbArcs = 49
    case edgeByUIKit = 50
    case fingerRelease = 51
    case refusedDragsTakeNothing = 52
    case keyboard = 53
    case reachingController = 54
    case interfaceBuilder = 55

    case modifierScope = 56
    case withoutBackButton = 57
    case excludedPlaces = 58
    case popRequests = 59
    case gestureEvents = 60
    case failsOpen = 61

    case delegateProxies = 62
    case overriddenRefusals = 63
    case animators = 64
    case appLines = 65

    case sameCalls = 66
    case changesInEvents = 67
    case departuresWithController = 69
    case laterAnswers = 70
    case popProgress = 71
    case toolbar = 72
    case preferenceUpdates = 73
    case waysOutUnasked = 80
    case touchOnlyViews = 81
    case mechanismsOfThreeApps = 82
    case barsHiddenOnSwipe = 83
    case objectiveC = 84
    case forward = 85
    case modalRoots = 86
    case followingZooms = 87
}
#endif
