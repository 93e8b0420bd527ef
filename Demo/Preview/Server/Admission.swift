/// The requests that the server answers: those of its own pages, and visits from a link.
///
/// A browser sends the page's address as `Host` and `Origin`, which a foreign page cannot forge, even if its name
/// resolves to the loopback address. The port is free: a tunnel may have another one at its other end.
enum Admission {
    private static let names: Set = ["127.0.0.1", "localhost", "[::1]"]

    private static let tunnels = """
        Through a tunnel, keep the name 127.0.0.1 or localhost: ssh -L 8026:127.0.0.1:8026 HOST
        """

    /// The answer to a request that is refused.
    static func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.headers["host"]?.lowercased() else { return HTTPResponse(.badRequest) }
        guard names.contains(name(of: host)) else {
            return HTTPResponse(
                .misdirected, advice: "The demo answers on this machine only, without another name. " + tunnels)
        }
        guard ["GET", "POST"].contains(request.method) else { return HTTPResponse(.methodNotAllowed) }
        guard isOwn(request, host: host) || isVisit(request) else {
            return HTTPResponse(
                .forbidden, advice: "The demo answers its own pages only. Open http://\(host)/ itself. " + tunnels)
        }
        return nil
    }

    private static func name(of host: String) -> String {
        guard let colon = host.lastIndex(of: ":"), host[colon...].dropFirst().allSatisfy(\.isNumber)
        else { return host }
        return String(host[..<colon])
    }

    /// Whether one of the server's own pages, or its user, has sent the request. Browsers send an origin with each
    /// POST, and `Sec-Fetch-Site` with each request to the loopback address.
    private static func isOwn(_ request: HTTPRequest, host: String) -> Bool {
        let origin = request.headers["origin"]?.lowercased() ?? (request.method == "POST" ? "" : "http://\(host)")
        let site = request.headers["sec-fetch-site"] ?? "none"
        return origin == "http://\(host)" && ["none", "same-origin"].contains(site)
    }

    /// Whether a link leads from another page to this one, in a tab: not in a frame, and not from a script.
    private static func isVisit(_ request: HTTPRequest) -> Bool {
        request.method != "POST" && request.path == "/" && request.headers["origin"] == nil
            && request.headers["sec-fetch-mode"] == "navigate" && request.headers["sec-fetch-dest"] == "document"
    }
}
