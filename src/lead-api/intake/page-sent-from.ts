import type { ApiSite } from '../../api/site/site-file.ts';
import { figuresQuery } from '../../domain/finance/calculator/figures-query.ts';
import { handedOverText } from '../../domain/finance/calculator/handed-over-text.ts';
import { answersOfAddress } from '../../domain/finance-application/address-answers.ts';
import { TRADE_IN_CATEGORY } from '../../domain/trade-in/subcategories.ts';
import { pageOfReferer } from '../request/page-of-referer.ts';
import type { JsonObject } from '../request/read-json.ts';
import type { Sent } from '../request/read-sent.ts';

/** Parameters of an address that forms send as hidden fields (FINANCE-008), by the fields they fill. */
const FIELDS = { car_id: 'car_id', car_type: 'car_type', dealership_slug: 'preferredDealership' } as const;

/** The longest value that is taken over: that of the form's hidden fields. */
const LONGEST = 200;

/**
 * A form that was sent without JavaScript, with what its page's address says and a script would have filled in: the page itself, the
 * vehicle and its dealership, and the figures of a finance link (FINANCE-008). What the form says itself stays.
 *
 * @param ownHost the host of the request
 */
export function withPageAddress(
	sent: Sent,
	referer: string | undefined,
	site: ApiSite,
	ownHost: string,
): Sent {
	const page = sent.isForm ? pageOfReferer(referer, site, ownHost) : null;
	if (!page) return sent;
	const { values } = sent;
	const filled = {
		url: page.pathname,
		...fieldsOf(page.searchParams, site),
		...(values['category'] === TRADE_IN_CATEGORY && tradeInSubject(page.searchParams, site)),
		...figuresOf(page.search, values),
	};
	const missing = Object.entries(filled).filter(([name]) => (values[name] ?? '') === '');
	const application = withAnswers(values['application'], page.search);
	return {
		...sent,
		values: { ...values, ...Object.fromEntries(missing), ...(application && { application }) },
	};
}

/** The vehicle and the dealership that the address names; a dealership only of this site. */
function fieldsOf(query: URLSearchParams, { dealerships }: ApiSite): JsonObject {
	const named = Object.entries(FIELDS).map(([field, name]) => [field, query.get(name) ?? ''] as const);
	return Object.fromEntries(
		named.filter(
			([field, value]) =>
				value !== '' &&
				value.length <= LONGEST &&
				(field !== 'dealership_slug' || dealerships.some(({ slug }) => slug === value)),
		),
	);
}

/** The model or offer whose page led to the trade-in. */
function tradeInSubject(query: URLSearchParams, { trade_in }: ApiSite): JsonObject {
	const named = [...query].map((pair) => trade_in?.looked_at[pair.join('=')]).find((title) => title);
	return named ? { looking_at: named } : {};
}

/** The figures of the calculator, and in words for a form with a message. None for an address with a price only. */
function figuresOf(query: string, { application }: JsonObject): JsonObject {
	const message = handedOverText(query);
	if (message === null) return {};
	return { ...(application === undefined && { message }), finance_figures: figuresQuery(query) };
}

/** The answers of an application with those that the address gives for empty ones; null for a form that is none. */
function withAnswers(application: unknown, query: string): JsonObject | null {
	if (typeof application !== 'object' || application === null) return null;
	const given = Object.entries(application).filter(([, answer]) => answer !== '');
	return { ...application, ...answersOfAddress(query), ...Object.fromEntries(given) };
}
