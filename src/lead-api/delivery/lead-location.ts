import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiLocation } from '../../api/site/site-location.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import { locationOf, vehicleOf } from './lead-subject.ts';

/** Location type that handles a category; all others go to a sales location. */
const DEPARTMENTS: Readonly<Record<string, ApiLocation['location_type'] | undefined>> = {
	'Service Booking': 'service',
	'Parts Enquiry': 'parts',
};

/** The location that handles a lead, as shoppers read it. */
export interface LeadLocation {
	name: string;
	/** Null where no location is known and `name` is the dealer's, and for a delivery. */
	address: string | null;
	/** The number on the vehicle's page, else the location's, else the dealer's. */
	phone: string;
}

/**
 * The location that handles a lead: the chosen one or the vehicle's, else one of its dealership with the right department. The dealer
 * itself where several dealerships are possible. For a vehicle that is delivered it is the shopper's address, which is in no page and no
 * receipt.
 */
export function leadLocation(lead: StoredLead, site: ApiSite): LeadLocation {
	const location = locationOf(lead, site) ?? locationOfDealership(lead, site);
	const phone = vehicleOf(lead, site)?.phone ?? location?.phone ?? site.phone;
	if ('handover' in lead.fields && lead.fields.handover === 'Delivery')
		return { name: 'Delivered to the address you gave', address: null, phone };
	return location
		? { name: location.name, address: location.address, phone }
		: { name: site.name, address: null, phone };
}

function locationOfDealership({ category, dealership_slug }: StoredLead, site: ApiSite): ApiLocation | null {
	const isOne = site.dealerships.length === 1;
	const here = site.locations.filter((location) => isOne || location.dealership_slug === dealership_slug);
	const department = DEPARTMENTS[category];
	const ofDepartment = here.find(({ location_type }) => location_type === department);
	const selling = here.find(({ location_type }) => location_type === null || location_type === 'sales');
	return (department && ofDepartment) || selling || here[0] || null;
}
