import type { Dealer } from '../complete-dealer.ts';
import type { Finding } from './check.ts';

/** A note for sites without a lead API, which have no forms. */
export function withoutForms({ lead_api }: Dealer): Finding[] {
	if (lead_api !== null) return [];
	const message =
		"is not set: the site has no forms and no contact page, and enquiries open the visitor's e-mail program; see docs/recipes/receive-leads.md";
	return [{ option: 'lead_api', message }];
}
