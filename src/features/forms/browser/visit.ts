/** How many paths go along with a lead. */
const MOST_PAGES = 50;

const CAMPAIGN = /^(utm_\w+|gclid|fbclid)$/;

/** Where the visitor has been, as it goes along with a lead (LEADAPI-014, resolution 117). */
export interface LeadAttributes {
	visited_pages: string[];
	linked_query_params: Record<string, string>;
}

/** What was noted of this visit, up to the page somebody is on. */
export function leadAttributes({ pathname, search }: Location): LeadAttributes {
	let noted: string | undefined;
	try {
		noted = sessionStorage['visit'];
	} catch {
		// The page one is on is known all the same.
	}
	return readVisit(noted ?? `${search}\n${pathname}`);
}

/** The meaning of a note: only parameters of campaigns are kept of the query, so that nothing personal goes along. */
export function readVisit(noted: string): LeadAttributes {
	const [query = '', ...pages] = noted.split('\n');
	const campaign = [...new URLSearchParams(query)].filter(([name]) => CAMPAIGN.test(name));
	return { visited_pages: pages.slice(-MOST_PAGES), linked_query_params: Object.fromEntries(campaign) };
}
