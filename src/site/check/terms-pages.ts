import type { Dealer } from '../../config/complete-dealer.ts';
import { nearest } from '../../config/problems/nearest.ts';
import type { Problem } from '../../config/problems/problem.ts';
import type { LinkOf } from '../links/linker.ts';

/** An option with a page that must exist. */
interface NamedPage {
	option: string;
	href: string;
}

/**
 * Problems for options whose page must exist: the terms of every promise, without which the promise may not be made (resolution 221), and
 * the target of the finance button. Other links to missing pages are left out when rendering (resolution 218).
 *
 * @param link resolves an address of the site; null for a missing page
 * @param paths every page of the site, for 'did you mean'
 */
export function missingTerms(dealer: Dealer, link: LinkOf, paths: readonly string[]): Problem[] {
	return namedPages(dealer).flatMap(({ option, href }) => {
		const isPage = href.startsWith('/') || /^https?:/.test(href);
		if (isPage && link(href) !== null) return [];
		const like = nearest(href, paths);
		const hint = like === null ? '' : `; did you mean ${like}?`;
		const message = `expected a page of this site or a web address, found ${JSON.stringify(href)}${isPage ? ', which this site does not have' : ''}${hint}`;
		return [{ file: `${dealer.slug}/dealer.ts`, option, message }];
	});
}

function namedPages({ features, dealerships, finance }: Dealer): NamedPage[] {
	const ofSite = termsOf(features);
	const inherited = new Set(ofSite.map(({ option, href }) => `${option} ${href}`));
	return [
		...ofSite,
		...dealerships.flatMap((dealership, index) =>
			termsOf(dealership.features)
				.filter(({ option, href }) => !inherited.has(`${option} ${href}`))
				.map(({ option, href }) => ({ option: `dealerships[${index}].${option}`, href })),
		),
		...(finance && finance.external_url !== null
			? [{ option: 'finance.external_url', href: finance.external_url }]
			: []),
	];
}

/** The terms pages of all features, so that new features are included automatically. */
function termsOf(features: Dealer['features']): NamedPage[] {
	return Object.entries(features).flatMap(([name, settings]) =>
		settings && 'terms_page' in settings
			? [{ option: `features.${name}.terms_page`, href: settings.terms_page }]
			: [],
	);
}
