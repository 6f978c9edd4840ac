import type { ApiSite, LeadRoute } from '../../api/site/site-file.ts';
import { filingOf } from '../../domain/lead/lead-category.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { ChooseTargets, Target } from './delivery.ts';

/** The fields of a lead that routes match. */
type Routed = Parameters<ChooseTargets>[0] & Partial<Pick<StoredLead, 'subcategory'>>;

/**
 * Receivers of a lead: those of the first route that matches its category and dealership, where a route without categories or dealerships
 * matches all. A lead without a route, or whose route has no receiver, goes to the dealer's own address, so that each lead has at least
 * one.
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

/** A route may name a category as the form does, though it is stored under another: careers are a kind of general enquiry (ENQUIRY-013). */
function isFiledUnder(lead: Routed, named: string): boolean {
	const { category, subcategory } = filingOf({ category: named, subcategory: null });
	return isSame(category, lead.category) && (!subcategory || isSame(subcategory, lead.subcategory));
}

/** Case-insensitive: dealers write routes by hand, and a capital letter must not cost a lead. */
function isSame(a: string, b: string | null | undefined): boolean {
	return a.trim().toLowerCase() === b?.trim().toLowerCase();
}
