import type { Dealer } from '../config/complete-dealer.ts';
import type { Department } from '../domain/hours/special-hours.ts';
import { dialled } from '../domain/phone/phone.ts';
import type { Link } from '../ui/layout/layout-data.ts';
import type { SiteContext } from './context.ts';
import { visibleLocations } from './shown-location.ts';

/**
 * The phone number of a department: that of the first location with only this department and a number of its own, the primary location
 * before others; else the dealer's number.
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

/** The email address of a department: that of the first location with only this department and an address of its own, else the dealer's. */
export function departmentEmail(department: Exclude<Department, 'sales'>, dealer: Dealer): string {
	const [own] = visibleLocations(dealer)
		.filter(({ location_type }) => location_type === department)
		.flatMap(({ contact_detail: { email } }) => email ?? []);
	return own ?? dealer.email;
}
