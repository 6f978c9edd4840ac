import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

const STYLE = { start: Buffer.from('<style>astro-island,'), end: Buffer.from('</style>') };
const RUNTIME = Buffer.from(`<script>${islandScript}</script>`);
const SCRIPT = { start: Buffer.from('<script>'), end: Buffer.from('</script>') };
const INTENT = '(self.Astro||(self.Astro={})).intent=';

/**
 * A page without what Astro puts before its first island: 1.6 kB (gzip) of inline script that all pages have, more than a quarter of the
 * 6,000 bytes a content page may run before interaction, and no option of Astro leaves it out. It is in files of ours instead: the style in
 * styles/layout.css, as it is no valid HTML where it stands; the runtime and the directive `client:intent` in a script that comes when
 * an island is first used (directives/watch-intent.ts), or at once where an island is live at once (layouts/LiveIslands.astro). The
 * directive of such islands stays.
 */
export function withoutIslandPrelude(html: Buffer): Buffer {
	const styleAt = html.indexOf(STYLE.start);
	if (styleAt < 0) return html;
	const styleEnd = html.indexOf(STYLE.end, styleAt) + STYLE.end.length;
	const runtimeAt = html.indexOf(RUNTIME, styleEnd);
	if (runtimeAt < 0) throw new Error('the page has islands without their runtime: Astro prints another one');
	const directive = html.subarray(styleEnd, runtimeAt);
	return Buffer.concat([
		html.subarray(0, styleAt),
		isIntent(directive) ? Buffer.alloc(0) : directive,
		html.subarray(runtimeAt + RUNTIME.length),
	]);
}

/** Whether some HTML is one script, and that the directive's. */
function isIntent(html: Buffer): boolean {
	const end = html.length - SCRIPT.end.length;
	return (
		html.indexOf(SCRIPT.start) === 0 && html.indexOf(SCRIPT.end) === end && html.toString().includes(INTENT)
	);
}
