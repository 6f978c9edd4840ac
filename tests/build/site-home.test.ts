import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { CUT } from '../../src/domain/offer/offer-text.ts';
import type { HomeBlockOptions } from '../../src/features/home/options.ts';
import { homeBlocks } from '../../src/features/home/view/home-blocks.ts';
import { openContext } from '../../src/site/open/open-context.ts';
import { dealerText } from '../../src/site/text/dealer-text.ts';
import { builtSites } from '../fixtures/sites/built-sites.ts';

/** A text without characters that a page may insert: spaces, and the ellipsis where a long text is folded. */
const letters = (text: string) => text.replaceAll(CUT, '').replace(/\s+/g, '');

/** The texts of several words in options; names, addresses and files have no space. */
function sentences(value: unknown): string[] {
	if (typeof value === 'string') return value.includes(' ') ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

describe.each(await builtSites())('the home page of $slug', ({ site, routes, read }) => {
	const paths = new Set(routes.map(({ path }) => path));
	/** The sentences of a block that are in its data: one that the site leaves out, or a link to a page it lacks, has none. */
	const shownOf = (block: HomeBlockOptions) => {
		const home = { ...site.dealer.home, blocks: [block] };
		const data = homeBlocks(openContext({ ...site, dealer: { ...site.dealer, home } }, paths));
		return sentences(block)
			.map((text) => dealerText(text, site))
			.filter((text) => sentences(data).includes(text))
			.map((text) => ({ block: block.block, text }));
	};

	test('has every sentence that the dealer wrote for its blocks', () => {
		const { children } = parseDocument(read('index.html'));
		const descriptions = DomUtils.findAll(({ attribs }) => 'alt' in attribs, children).map(
			({ attribs }) => attribs['alt'] ?? '',
		);
		const page = letters([DomUtils.innerText(children), ...descriptions].join(''));
		const written = site.dealer.home.blocks.flatMap(shownOf);
		expect(written).not.toHaveLength(0);
		expect(written.filter(({ text }) => !page.includes(letters(text)))).toEqual([]);
	});
});

test('slides of promotions are 1,920 pixels wide and 540 high (PROMO-016)', () => {
	const page = parseDocument(readFileSync(join(inject('sites').outDir, 'merriwether/index.html'), 'utf8'));
	const [slider] = DomUtils.findAll(
		({ attribs }) => /\bpromotion-slider\b/.test(attribs['class'] ?? ''),
		page.children,
	);
	const sizes = DomUtils.getElementsByTagName('img', slider ?? []).map(
		({ attribs: { width, height } }) => `${width} × ${height}`,
	);
	expect(sizes.length).toBeGreaterThan(1);
	expect(new Set(sizes)).toEqual(new Set(['1920 × 540']));
});
