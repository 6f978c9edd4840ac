import type { ApiLocation, ApiSite } from '../../api/site-file.ts';
import type { StoredLead } from '../store/lead-record.ts';
import { locationOf, vehicleOf } from './lead-subject.ts';

/** The kind of location that answers a category; all others go to one that sells. */
const DEPARTMENTS: Readonly<Record<string, ApiLocation['location_type'] | undefined>> = {
	'Service Booking': 'service',
	'Parts Enquiry': 'parts',
};

/** Where the dealer deals with a lead, as shoppers read it. */
export interface LeadPlace {
	name: string;
	/** Null where no place is known, and the dealer itself is named. */
	address: string | null;
	/** The number the vehicle's page gives, else the place's, else the dealer's. */
	phone: string;
}

/**
 * The place of a lead: the location that was chosen or has the vehicle, else the one of its dealership that does what it is about. The
 * dealer itself where several dealerships could be meant.
 */
export function leadPlace(lead: StoredLead, site: ApiSite): LeadPlace {
	const place = locationOf(lead, site) ?? placeOfDealership(lead, site);
	const phone = vehicleOf(lead, site)?.phone ?? place?.phone ?? site.phone;
	return place
		? { name: place.name, address: place.address, phone }
		: { name: site.name, address: null, phone };
}

function placeOfDealership({ category, dealership_slug }: StoredLead, site: ApiSite): ApiLocation | null {
	const isOne = site.dealerships.length === 1;
	const here = site.locations.filter((location) => isOne || location.dealership_slug === dealership_slug);
	const department = DEPARTMENTS[category];
	const ofDepartment = here.find(({ location_type }) => location_type === department);
	const selling = here.find(({ location_type }) => location_type === null || location_type === 'sales');
	return (department && ofDepartment) || selling || here[0] || null;
}
