import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

const STYLE = { start: Buffer.from('<style>astro-island,'), end: Buffer.from('</style>') };
const RUNTIME = Buffer.from(`<script>${islandScript}</script>`);
const SCRIPT = { start: Buffer.from('<script>'), end: Buffer.from('</script>') };
const INTENT = '(self.Astro||(self.Astro={})).intent=';

/**
 * Removes what Astro puts before a page's first island: 1.6 kB (gzip) of inline script on all pages, more than a quarter of the
 * 6,000 bytes that a content page may run before interaction; Astro has no option to leave it out. The style is in
 * src/ui/styles, as it is no valid HTML at its place; the runtime and the directive `client:intent` are in a script that is loaded when
 * an island is first used (src/browser/hydration/watch-intent.ts), or at once on pages with islands that are hydrated on load
 * (src/ui/layout/LiveIslands.astro), whose directive is not removed.
 */
export function withoutIslandPrelude(html: Buffer): Buffer {
	const styleAt = html.indexOf(STYLE.start);
	if (styleAt < 0) return html;
	const styleEnd = html.indexOf(STYLE.end, styleAt) + STYLE.end.length;
	const runtimeAt = html.indexOf(RUNTIME, styleEnd);
	if (runtimeAt < 0)
		throw new Error(
			'the page has islands without the expected runtime: this version of Astro has another one',
		);
	const directive = html.subarray(styleEnd, runtimeAt);
	return Buffer.concat([
		html.subarray(0, styleAt),
		isIntent(directive) ? Buffer.alloc(0) : directive,
		html.subarray(runtimeAt + RUNTIME.length),
	]);
}

/** Whether some HTML is exactly the script of the directive. */
function isIntent(html: Buffer): boolean {
	const end = html.length - SCRIPT.end.length;
	return (
		html.indexOf(SCRIPT.start) === 0 && html.indexOf(SCRIPT.end) === end && html.toString().includes(INTENT)
	);
}
