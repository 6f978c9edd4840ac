/** Redirects a browser after a form, so that loading the next page again sends nothing again. */
export function seeOther(path: string): Response {
	return new Response(null, { status: 303, headers: { Location: path } });
}
