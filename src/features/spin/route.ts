import { SPIN_PATH } from '../../paths/spin-path.ts';
import { page, type Route } from '../../site/route.ts';
import { spinContent } from './view/spin-page.ts';

/** The spin to win, of dealers with one and the lead API that draws it (PROMO-017). It stays when it is over, as links to it do. */
export const spinRoute: Route = {
	name: 'spin',
	pages: ({ dealer }) =>
		dealer.features.spin_to_win && dealer.lead_api !== null
			? [page({ path: SPIN_PATH, kind: 'spin', sitemap: null, content: spinContent })]
			: [],
};
