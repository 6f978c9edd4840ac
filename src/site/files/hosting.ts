import { BODY_TYPES } from '../../domain/vehicle/attributes/body-types.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import { knownWithoutStock } from '../../features/no-stock/embed/no-stock.ts';
import {
	AFFORD_PATH,
	bodyPath,
	FINANCE_CALCULATOR_PATHS,
	makePath,
	NO_STOCK_PATH,
	OPTIMISED_PATH,
	STOCK_PATHS,
	vehiclePath,
} from '../../paths/paths.ts';
import { stockListPath } from '../../paths/stock-lists.ts';
import { affordTerms } from '../loans/dealership-loan-terms.ts';
import type { Site } from '../site.ts';
import type { SiteFile } from './site-file.ts';

/**
 * `robots.txt`: search engines may fetch everything except refined lists, whose number is unlimited, and facts files, which repeat pages.
 */
export function robots({ dealer }: Site): SiteFile {
	return {
		path: 'robots.txt',
		content: `User-agent: *\nDisallow: /*?\nDisallow: /api/\nDisallow: /cars/*.json$\nAllow: /\n\nSitemap: ${dealer.url}/sitemap.xml\n`,
	};
}

/**
 * The response headers, for hosts that read `_headers`. The policy for scripts is in the pages. No two rules
 * set the same header for a path, as hosts differ on which applies. Pages and the facts
 * beside them are revalidated on every request, the default of hosts, as both may contain a price.
 */
export function headers(): SiteFile {
	const year = 365 * 24 * 60 * 60;
	const content = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(self), payment=(self)
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Content-Security-Policy: frame-ancestors 'self'
  Strict-Transport-Security: max-age=${year}; includeSubDomains

/_astro/*
  Cache-Control: public, max-age=${year}, immutable

/images/*
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

${OPTIMISED_PATH}*
  Cache-Control: public, max-age=${year}, immutable

/makes/*
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

/search-index/*
  Cache-Control: public, max-age=${year}, immutable

/stock.json
  Access-Control-Allow-Origin: *
`;
	return { path: '_headers', content };
}

/**
 * `_redirects`: 410 for vehicles sold so long ago that their page was removed (resolution 58); addresses that show another page's content,
 * the lists of known makes and bodies without stock (resolution 15); what addresses of lists and vehicles begin with, which leads to the
 * list of all vehicles (resolution 18); and pages that are away for a time.
 */
export function redirects(site: Site): SiteFile {
	const lines = [
		...STOCK_PATHS.map((path) => `${path} ${allStockPath(site)} 301`),
		...site.gone.map(({ slug }) => `${vehiclePath(slug)} /410 410`),
		...bodyRedirects(),
		...knownWithoutStock(site).map(({ slug }) => `${makePath(slug)} ${NO_STOCK_PATH} 200`),
		...affordRedirect(site),
	];
	return { path: '_redirects', content: lines.map((line) => `${line}\n`).join('') };
}

function allStockPath({ dealer }: Site): string {
	return stockListPath('new-used-and-demo-cars', dealer.search.route_variants);
}

/** Bodies with the same label share a list (resolution 13): the other key's address redirects to it. */
function bodyRedirects(): string[] {
	return Object.entries(BODY_TYPES).flatMap(([key, { slug }]) => {
		const own = slugOf(key.replace(/[A-Z]/g, (letter) => `-${letter}`));
		return own === slug ? [] : [`${bodyPath(own)} ${bodyPath(slug)} 301`];
	});
}

/** 'What can I afford' while no rate may be shown: bookmarks of it lead to the finance page, which says how to ask for one. */
function affordRedirect(site: Site): string[] {
	const isAway = site.dealer.finance !== false && affordTerms(site) === null;
	return isAway ? [`${AFFORD_PATH} ${FINANCE_CALCULATOR_PATHS[0]} 302`] : [];
}
