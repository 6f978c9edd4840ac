import type { ApiSite, LeadRoute } from '../../api/site-file.ts';
import { filingOf } from '../../domain/lead/lead-category.ts';
import type { StoredLead } from '../store/lead-record.ts';
import type { ChooseTargets, Target } from './delivery.ts';

/** What decides where a lead goes. */
type Routed = Parameters<ChooseTargets>[0] & Partial<Pick<StoredLead, 'subcategory'>>;

/**
 * Whom a lead goes to: the receivers of the first route that names both its category and its dealership, where a route that names none
 * means all. A lead no route takes, or whose route has no receiver, goes to the dealer's own address, so that each has at least one.
 */
export function targetsOf(lead: Routed, site: Pick<ApiSite, 'routes' | 'email'>): Target[] {
	const route = site.routes.find(
		({ categories, dealerships }) =>
			(categories.length === 0 || categories.some((category) => isFiledUnder(lead, category))) &&
			(dealerships.length === 0 ||
				dealerships.some((dealership) => isSame(dealership, lead.dealership_slug))),
	);
	const targets = route ? receiversOf(route) : [];
	return targets.length > 0 ? targets : [{ channel: 'email', target: site.email }];
}

function receiversOf({ emails, webhook }: LeadRoute): Target[] {
	const firsts = emails.filter((email, index) => emails.findIndex((other) => isSame(other, email)) === index);
	return [
		...firsts.map((target): Target => ({ channel: 'email', target })),
		...(webhook ? [{ channel: 'webhook' as const, target: webhook.url }] : []),
	];
}

/** A route may name a category as the form does, though it is filed under another: careers are a kind of general enquiry (ENQUIRY-013). */
function isFiledUnder(lead: Routed, named: string): boolean {
	const { category, subcategory } = filingOf({ category: named, subcategory: null });
	return isSame(category, lead.category) && (!subcategory || isSame(subcategory, lead.subcategory));
}

/** Dealers write these by hand, and a capital letter must not cost a lead. */
function isSame(a: string, b: string | null | undefined): boolean {
	return a.trim().toLowerCase() === b?.trim().toLowerCase();
}
