import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { Lead } from '../../api/leads/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { locationOf } from './known-locations.ts';

/**
 * Problems of the location: unknown, or of another dealership than the chosen one, which would send the enquiry to the wrong dealership.
 */
export function locationProblems({ location, dealership_slug }: Enquiry, site: ApiSite): FieldProblem[] {
	if (location === null) return [];
	const found = locationOf(site, location);
	if (found === null) return [{ field: 'location', message: 'Please choose a location.' }];
	if (dealership_slug === null || found.dealership_slug === dealership_slug) return [];
	const dealership = site.dealerships.find(({ slug }) => slug === dealership_slug);
	if (!dealership) return [];
	return [
		{
			field: 'location',
			message: `${found.name} does not belong to ${dealership.name}. Please choose one of its locations, or another dealership.`,
		},
	];
}

/**
 * Slugs of the dealerships that sell what a lead is about; null where any dealership may be chosen. A vehicle in stock belongs to its own
 * dealership, of any make.
 */
export function sellingDealerships(fields: Lead, { sold_at }: ApiSite): string[] | null {
	if (fields.car_id !== null) return null;
	return sold_at.find(({ field, value }) => fields[field] === value)?.dealerships ?? null;
}

/** Problem of a model or offer that the chosen dealership does not sell. */
export function sellingProblems(fields: Lead, site: ApiSite): FieldProblem[] {
	const slugs = sellingDealerships(fields, site);
	if (slugs === null || fields.dealership_slug === null || slugs.includes(fields.dealership_slug)) return [];
	const names = site.dealerships.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);
	if (names.length === 0) return [];
	const model = fields['Vehicle Model'] ?? fields.subcategory;
	return [
		{
			field: 'dealership_slug',
			message: `Please choose ${names.join(' or ')}: that is where ${model} is sold.`,
		},
	];
}
