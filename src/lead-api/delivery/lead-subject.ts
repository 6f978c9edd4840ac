import type { ApiLocation, ApiSite, ApiVehicle } from '../../api/site-file.ts';
import { isEmailAddress } from '../../domain/lead/email-entry.ts';
import type { StoredLead } from '../store/lead-record.ts';
import { oneLine } from './plain-text.ts';

/** The vehicle a lead is about, by its id, its slug or its stock number (resolution 72); null when it is about none the stock still has. */
export function vehicleOf(lead: StoredLead, { vehicles }: Pick<ApiSite, 'vehicles'>): ApiVehicle | null {
	if (lead.kind === 'enquiry') return null;
	const { car_id, stock_number } = lead.fields;
	return (
		vehicles.find(({ id, slug }) => id === car_id || slug === car_id) ??
		vehicles.find(({ stocknum }) => stocknum !== null && stocknum === stock_number) ??
		null
	);
}

/** The location that was chosen, by its id or name, else where the vehicle stands. */
export function locationOf(
	lead: StoredLead,
	site: Pick<ApiSite, 'locations' | 'vehicles'>,
): ApiLocation | null {
	const chosen = lead.kind === 'enquiry' ? lead.fields.location : lead.fields.location_id;
	const wanted = chosen ?? vehicleOf(lead, site)?.location_id ?? '';
	return site.locations.find(({ id, slug, name }) => [id, slug, name].includes(wanted)) ?? null;
}

/** What to call whoever sent it. */
export function shopperName({ fields }: StoredLead): string {
	return oneLine(fields.name) || 'No name given';
}

/** Where to write to whoever sent it; null when they gave no address mail could go to. */
export function shopperAddress({ fields }: StoredLead): string | null {
	return isEmailAddress(fields.email) ? fields.email : null;
}

/** The page a lead was sent from, as an address of the dealer's own site whatever was sent, without its query; null for what is no web address. */
export function pageOf(sent: string | null, site: Pick<ApiSite, 'url'>): string | null {
	if (!sent || !URL.canParse(sent, site.url)) return null;
	const { protocol, pathname } = new URL(sent, site.url);
	return /^https?:$/.test(protocol) ? siteAddress(pathname, site) : null;
}

/** A vehicle's page. */
export function vehicleAddress({ slug }: Pick<ApiVehicle, 'slug'>, site: Pick<ApiSite, 'url'>): string {
	return siteAddress(`/cars/${encodeURIComponent(slug)}`, site);
}

function siteAddress(path: string, site: Pick<ApiSite, 'url'>): string {
	const address = new URL(site.url);
	// Set as a path, it cannot name another host, as '//elsewhere' would when resolved.
	address.pathname = path.replace(/^\/+/, '/');
	return address.href;
}
