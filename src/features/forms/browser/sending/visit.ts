/** Visited paths sent with a lead at most. */
const MOST_PAGES = 50;

const CAMPAIGN = /^(utm_\w+|gclid|fbclid)$/;

/** Visited pages and campaign parameters sent with a lead (LEADAPI-014, resolution 117). */
export interface LeadAttributes {
	visited_pages: string[];
	linked_query_params: Record<string, string>;
}

/** Attributes of this visit, up to the current page. */
export function leadAttributes({ pathname, search }: Location): LeadAttributes {
	let noted: string | undefined;
	try {
		noted = sessionStorage['visit'];
	} catch {
		// The current page is known without storage.
	}
	return readVisit(noted ?? `${search}\n${pathname}`);
}

/** Parses the stored visit. Only campaign parameters are kept, so that no personal data is sent. */
export function readVisit(noted: string): LeadAttributes {
	const [query = '', ...pages] = noted.split('\n');
	const campaign = [...new URLSearchParams(query)].filter(([name]) => CAMPAIGN.test(name));
	return { visited_pages: pages.slice(-MOST_PAGES), linked_query_params: Object.fromEntries(campaign) };
}
