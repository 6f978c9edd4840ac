import type { LeadFormData } from '../embed/form-data.ts';

/** Selected values of a form; '' for none. */
export interface Chosen {
	category: string;
	dealership_slug: string;
	location: string;
	'Vehicle Model': string;
	subcategory: string;
	/** Work of a service booking. */
	service_work: string;
}

/** Fields on which other fields depend. */
export const CHOSEN_FIELDS = [
	'category',
	'dealership_slug',
	'location',
	'Vehicle Model',
	'subcategory',
	'service_work',
] as const satisfies (keyof Chosen)[];

/** Options available now. */
export interface ChosenLocations {
	chosen: Chosen;
	/** Values of dealerships and locations that are not available. */
	unavailable: ReadonlySet<string>;
	/** Whether the location determines the dealership, so that its field is hidden (ENQUIRY-011). */
	hidesDealership: boolean;
}

/** Categories of departments with locations of their own. */
const DEPARTMENTS: Readonly<Record<string, 'service' | 'parts' | undefined>> = {
	'Service Booking': 'service',
	'Parts Enquiry': 'parts',
};

type LocationForm = Pick<LeadFormData, 'dealerships' | 'locations' | 'models' | 'offers' | 'rules'>;

/** Values chosen by the visitor; derived values change with them. */
export interface VisitorChoices {
	dealership: boolean;
	location: boolean;
}

/**
 * Keeps dealership and location consistent: only dealerships that sell the chosen model or offer are available (the lead API refuses
 * others), and only locations of the chosen dealership. Department enquiries offer the department's locations, and a service booking takes
 * its dealership from the location where the dealer wants it so (ENQUIRY-011, resolution 120). A single remaining option is selected.
 */
export function chooseLocations(
	form: LocationForm,
	chosen: Chosen,
	visitor: VisitorChoices,
): ChosenLocations {
	const selling = sellingDealership(form, chosen);
	const isSettled = selling.unavailable.length > 0 || (visitor.dealership && selling.chosen !== '');
	const dealership_slug = isSettled ? selling.chosen : ownDealership(form, chosen.location) || selling.chosen;
	const department = DEPARTMENTS[chosen.category];
	const hidesDealership = department === 'service' && form.rules.dealership_from_service_location;
	const left = locationsLeft(form, isSettled && !hidesDealership ? dealership_slug : '', department);
	const elsewhere = form.locations.map(({ value }) => value).filter((value) => !left.includes(value));
	return {
		chosen: { ...chosen, dealership_slug, location: leftLocation(left, chosen.location, visitor.location) },
		unavailable: new Set([...selling.unavailable, ...elsewhere]),
		hidesDealership,
	};
}

/** Dealerships that sell the chosen model and offer. */
function sellingDealership(
	{ dealerships, models, offers }: LocationForm,
	chosen: Chosen,
): { chosen: string; unavailable: string[] } {
	const named = [
		models.find(({ value }) => value === chosen['Vehicle Model']),
		offers.find(({ value }) => value === chosen.subcategory),
	].flatMap((choice) => (choice && choice.dealerships.length > 0 ? [choice.dealerships] : []));
	const sells = (slug: string) => named.every((slugs) => slugs.includes(slug));
	const all = dealerships.map(({ value }) => value);
	const left = all.filter(sells);
	const unavailable = all.filter((slug) => !sells(slug));
	const [only] = left;
	if (only !== undefined && left.length === 1) return { chosen: only, unavailable };
	return { chosen: unavailable.includes(chosen.dealership_slug) ? '' : chosen.dealership_slug, unavailable };
}

/** Dealership of a location, if the form offers it. */
function ownDealership({ locations, dealerships }: LocationForm, location: string): string {
	const own = locations.find(({ value }) => value === location)?.dealership_slug ?? '';
	return dealerships.some(({ value }) => value === own) ? own : '';
}

/** Locations of a dealership ('' for any), those of the department first. */
function locationsLeft({ locations }: LocationForm, dealership: string, department?: string): string[] {
	const here = locations.filter(({ dealership_slug }) => dealership === '' || dealership_slug === dealership);
	const own = here.filter((location) => location.department === department);
	return (department && own.length > 0 ? own : here).map(({ value }) => value);
}

function leftLocation(left: readonly string[], chosen: string, isLocationChosen: boolean): string {
	const [only] = left;
	if (only !== undefined && left.length === 1) return only;
	return isLocationChosen && left.includes(chosen) ? chosen : '';
}
