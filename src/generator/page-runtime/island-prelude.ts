import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

const STYLE = { start: '<style>astro-island,', end: '</style>' };
const RUNTIME = `<script>${islandScript}</script>`;
const SCRIPT = { start: '<script>', end: '</script>' };
const INTENT = '(self.Astro||(self.Astro={})).intent=';

/**
 * Removes what Astro puts before a page's first island: 1.6 kB (gzip) of inline script on all pages, more than a quarter of the
 * 6,000 bytes that a content page may run before interaction; Astro has no option to leave it out. The style is in
 * src/ui/styles, as it is no valid HTML at its place; the runtime and the directive `client:intent` are in a script that is loaded when
 * an island is first used (src/browser/hydration/watch-intent.ts), or at once on pages with islands that are hydrated on load
 * (src/ui/layout/LiveIslands.astro), whose directive is not removed.
 */
export function withoutIslandPrelude(html: string): string {
	const styleAt = html.indexOf(STYLE.start);
	if (styleAt < 0) return html;
	const styleEnd = html.indexOf(STYLE.end, styleAt) + STYLE.end.length;
	const runtimeAt = html.indexOf(RUNTIME, styleEnd);
	if (runtimeAt < 0)
		throw new Error(
			'the page has islands without the expected runtime: this version of Astro has another one',
		);
	const directive = html.slice(styleEnd, runtimeAt);
	return (
		html.slice(0, styleAt) + (isIntent(directive) ? '' : directive) + html.slice(runtimeAt + RUNTIME.length)
	);
}

/** Whether some HTML is exactly the script of the directive. */
function isIntent(html: string): boolean {
	const end = html.length - SCRIPT.end.length;
	return html.startsWith(SCRIPT.start) && html.indexOf(SCRIPT.end) === end && html.includes(INTENT);
}
