/// The default preferences, beside a vertical bar of iPhone Duo.
final class VerticalBarScreen: CaseScreen {}
