import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The breakpoints (CONFIG-045) in em of 16 px, so that they follow the visitor's text size. */
const BREAKPOINTS = [400, 576, 768, 992, 1200, 1400].map((pixels) => pixels / 16);

test('styles change at each of the six breakpoints (CONFIG-045)', () => {
	const styles = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));
	const widths = styles.flatMap((style) =>
		[...style.matchAll(/@media[^{]*min-width: ([\d.]+)em/g)].map(([, width]) => Number(width)),
	);
	expect(widths).toEqual(expect.arrayContaining(BREAKPOINTS));
});
