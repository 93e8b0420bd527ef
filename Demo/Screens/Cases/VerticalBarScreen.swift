/// The defaults, beside a vertical bar of iPhone Duo.
final class VerticalBarScreen: CaseScreen {}
