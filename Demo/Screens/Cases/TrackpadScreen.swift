/// The default preferences, for two fingers on a trackpad.
final class TrackpadScreen: CaseScreen {}
