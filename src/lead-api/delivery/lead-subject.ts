import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiLocation } from '../../api/site/site-location.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { isEmailAddress } from '../../domain/lead/email-entry.ts';
import { vehiclePath } from '../../paths/paths.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import { oneLine } from './plain-text.ts';

/** The vehicle in stock that a lead is about, by its id, slug or stock number (resolution 72); null when there is none. */
export function vehicleOf(lead: StoredLead, { vehicles }: Pick<ApiSite, 'vehicles'>): ApiVehicle | null {
	if (lead.kind === 'enquiry') return null;
	const { car_id, stock_number } = lead.fields;
	return (
		vehicles.find(({ id, slug }) => id === car_id || slug === car_id) ??
		vehicles.find(({ stocknum }) => stocknum !== null && stocknum === stock_number) ??
		null
	);
}

/** The location that was chosen, by its id, slug or name, else the vehicle's location. */
export function locationOf(
	lead: StoredLead,
	site: Pick<ApiSite, 'locations' | 'vehicles'>,
): ApiLocation | null {
	const chosen = lead.kind === 'enquiry' ? lead.fields.location : lead.fields.location_id;
	const wanted = chosen ?? vehicleOf(lead, site)?.location_id ?? '';
	return site.locations.find(({ id, slug, name }) => [id, slug, name].includes(wanted)) ?? null;
}

/** The shopper's name, on one line. */
export function shopperName({ fields }: StoredLead): string {
	return oneLine(fields.name) || 'No name given';
}

/** The shopper's email address; null when none that mail can be sent to was given. */
export function shopperAddress({ fields }: StoredLead): string | null {
	return isEmailAddress(fields.email) ? fields.email : null;
}

/** The page a lead was sent from, as an address on the dealer's own site without its query; null for anything but a web address. */
export function pageOf(sent: string | null, site: Pick<ApiSite, 'url'>): string | null {
	if (!sent || !URL.canParse(sent, site.url)) return null;
	const { protocol, pathname } = new URL(sent, site.url);
	return /^https?:$/.test(protocol) ? siteAddress(pathname, site) : null;
}

/** Address of a vehicle's page. */
export function vehicleAddress({ slug }: Pick<ApiVehicle, 'slug'>, site: Pick<ApiSite, 'url'>): string {
	return siteAddress(vehiclePath(slug), site);
}

function siteAddress(path: string, site: Pick<ApiSite, 'url'>): string {
	const address = new URL(site.url);
	// Set as a path, it cannot name another host, as '//elsewhere' would when resolved.
	address.pathname = path.replace(/^\/+/, '/');
	return address.href;
}
