import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../domain/content/content.ts';
import { pagesOf } from '../features/all.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';
import { inputKeys } from './page-inputs.ts';

const TEXT = { title: 'Tour', description: 'A tour.', lead: null };
const basis = {};

/**
 * The pages of a dealer with a text and so many vehicles, four on a page of a list: their keys as a build records them, and their content.
 */
function recordsOf(body: string, vehicles: number) {
	const dealer = aParsedDealer({ search: { page_size: 4 } });
	const content = { ...NO_CONTENT, pages: [{ ...TEXT, slug: 'tour', body }] };
	const stock = Array.from({ length: vehicles }, (_, index) =>
		aVehicle({ id: String(index), slug: `car-${index}`, price: 20_000 + 1_000 * index }),
	);
	const site = openSite(dealer, stock, new Map(), NOW, content, basis);
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	const keys = inputKeys(context, pages, 'shared');
	return new Map(
		pages.map((page) => {
			const inputs = keys.inputs(page);
			const says = JSON.stringify(page.content(context));
			return [page.path, { inputs: context.hasLinkedListPage() ? null : inputs, says }] as const;
		}),
	);
}

test('one more page of a list changes no key of a page whose content stays the same', () => {
	const [before, after] = [recordsOf('Hello.', 24), recordsOf('Hello.', 25)];
	expect(before.has('/search/new-used-and-demo-cars/page/7')).toBe(false);
	expect(after.has('/search/new-used-and-demo-cars/page/7')).toBe(true);
	for (const path of ['/pages/tour', '/cars/car-0', '/cars/car-9']) {
		expect(before.get(path)?.inputs, path).toEqual(expect.any(String));
		expect(after.get(path), path).toEqual(before.get(path));
	}
});

test.each(['/search/new-used-and-demo-cars/page/7', '/search/new-used-and-demo-cars/page/7?sort=price#top'])(
	'a page that links to %s, which comes and goes with the stock, has no key',
	(href) => {
		const [before, after] = [recordsOf(`[More](${href})`, 24), recordsOf(`[More](${href})`, 25)];
		expect(before.get('/pages/tour')?.says).not.toContain(href);
		expect(after.get('/pages/tour')?.says).toContain(href);
		expect(before.get('/pages/tour')?.inputs).toBeNull();
		expect(after.get('/pages/tour')?.inputs).toBeNull();
	},
);
