import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import { openContext } from '../../../../site/open/open-context.ts';
import { openSite } from '../../../../site/open/open-site.ts';
import { homeBlocks } from '../../view/home-blocks.ts';
import type { Data } from './view.ts';

/** The heading over the newest vehicles of a home page made by the plain template. */
function heading(created_at: string | null, title?: string): string | undefined {
	const dealer = aParsedDealer(
		title === undefined ? {} : { home: { blocks: [{ block: 'latest-stock', title, link: 'All {count}' }] } },
	);
	const site = openSite(dealer, [aVehicle({ created_at })], new Map(), new Date('2026-11-22T00:00:00Z'));
	const context = openContext(site, new Set());
	const found = homeBlocks(context).find(({ block }) => block === 'latest-stock');
	return (found?.data as Data | undefined)?.title;
}

test('the heading is about new arrivals where the feed has dates, else about vehicles in stock', () => {
	expect(heading('2026-11-20T00:00:00Z')).toBe('Just arrived');
	expect(heading(null)).toBe('In stock now');
});

test("a heading of the dealer's own stays", () => {
	expect(heading('2026-11-20T00:00:00Z', 'On the yard')).toBe('On the yard');
	expect(heading(null, 'On the yard')).toBe('On the yard');
});
