import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { features } from '../../tests/fixtures/dealers/everything/features.ts';
import { pagesOf } from '../features/all.ts';
import { openSite } from '../site/open/open-site.ts';
import { isFixedRoot } from './fixed-roots.ts';

test('a model cannot take an address of the site’s other pages (resolution 153)', () => {
	const { toyota_certified, service_advantage, ...usable } = features;
	const dealer = aParsedDealer({
		lead_api: '/api',
		finance: { provider: 'manual' },
		features: usable,
		standard_pages: ['warranty', 'roadside-assist', 'buying', 'about-us', 'privacy-policy'],
	});
	const pages = pagesOf(openSite(dealer, [], new Map(), new Date('2026-03-02T00:00:00Z')));
	const roots = pages.map(({ path }) => path.split('/')[1] ?? '').filter((root) => root !== '');

	expect(roots.length).toBeGreaterThan(20);
	expect(roots.filter((root) => !isFixedRoot(root))).toEqual([]);
	expect(isFixedRoot('rav4')).toBe(false);
});
