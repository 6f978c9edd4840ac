import type { Dealer } from '../config/complete-dealer.ts';
import type { Department } from '../domain/hours/special-hours.ts';
import { dialled } from '../domain/lead/phone.ts';
import type { Link } from '../ui/layout/layout-data.ts';
import type { SiteContext } from './context.ts';
import { visibleLocations } from './places.ts';

/**
 * Whom to call about a service or a part: the first location that does nothing else and has a number of its own, the primary one before
 * the others; the dealer's number where there is none.
 */
export function departmentPhone(
	department: Exclude<Department, 'sales'>,
	{ site, shell }: SiteContext,
): Link {
	const [own] = visibleLocations(site.dealer)
		.filter(({ location_type }) => location_type === department)
		.flatMap(({ contact_detail: { phone, landline_phone } }) => phone ?? landline_phone ?? []);
	return own === undefined
		? { label: shell.phone.text, href: shell.phone.href }
		: { label: own, href: `tel:${dialled(own)}` };
}

/** Where to write about a service or a part: the first location that does nothing else and has an address of its own, else the dealer's. */
export function departmentEmail(department: Exclude<Department, 'sales'>, dealer: Dealer): string {
	const [own] = visibleLocations(dealer)
		.filter(({ location_type }) => location_type === department)
		.flatMap(({ contact_detail: { email } }) => email ?? []);
	return own ?? dealer.email;
}
