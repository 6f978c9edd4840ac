/** The default of static hosts: revalidate on every request. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Disables MIME sniffing. */
export const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** An answer of one sentence, for what no site has a page for. */
export function textAnswer(status: number, text: string, headers: Record<string, string> = {}): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_SNIFF, ...headers },
	});
}

/** A redirect, not cached: browsers would store permanent redirects, and a rebuild may change them. */
export function moveAnswer(status: number, location: string): Response {
	return new Response(null, {
		status,
		headers: { Location: location, 'Cache-Control': REVALIDATE, ...NO_SNIFF },
	});
}

/** A problem response (RFC 9457), not cached. */
export function problemAnswer(status: number, title: string, detail: string): Response {
	return Response.json(
		{ type: 'about:blank', title, status, detail },
		{
			status,
			headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...NO_SNIFF },
		},
	);
}
