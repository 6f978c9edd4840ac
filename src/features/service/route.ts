import { PARTS_PATH, SERVICE_PATH } from '../../paths/showroom-paths.ts';
import { page, type Route } from '../../site/route.ts';
import { partsContent } from './view/parts-page.ts';
import { serviceContent } from './view/service-page.ts';

/** Service and parts pages (SERVICE-002, SERVICE-006); their forms are lead pages. */
export const serviceRoute: Route = {
	name: 'service',
	pages: ({ dealer: { features } }) => [
		...(features.service
			? [page({ path: SERVICE_PATH, kind: 'service', sitemap: 'pages', content: serviceContent })]
			: []),
		...(features.parts
			? [page({ path: PARTS_PATH, kind: 'parts', sitemap: 'pages', content: partsContent })]
			: []),
	],
};
