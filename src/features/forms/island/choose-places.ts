import type { LeadForm } from '../embed/form-data.ts';

/** What a form's lists have chosen; '' where nothing is. */
export interface Chosen {
	category: string;
	dealership_slug: string;
	location: string;
	'Vehicle Model': string;
	subcategory: string;
	/** What a service booking is for. */
	service_work: string;
}

/** The lists on which other fields depend, by the names of their fields. */
export const CHOSEN_FIELDS = [
	'category',
	'dealership_slug',
	'location',
	'Vehicle Model',
	'subcategory',
	'service_work',
] as const satisfies (keyof Chosen)[];

/** What can be chosen now. */
export interface Places {
	chosen: Chosen;
	/** The dealerships and locations that cannot be chosen, by their values. */
	unavailable: ReadonlySet<string>;
	/** Whether the location says which dealership it is, so that the form does not ask for it (ENQUIRY-011). */
	hidesDealership: boolean;
}

/** Categories that belong to a department with locations of its own. */
const DEPARTMENTS: Readonly<Record<string, 'service' | 'parts' | undefined>> = {
	'Service Booking': 'service',
	'Parts Enquiry': 'parts',
};

type PlaceForm = Pick<LeadForm, 'dealerships' | 'locations' | 'models' | 'offers' | 'rules'>;

/** What the visitor chose; the rest follows, and goes with the reason for it. */
export interface VisitorChoices {
	dealership: boolean;
	location: boolean;
}

/**
 * Keeps what a form asks about places together: only dealerships that sell the chosen model or offer can be chosen (the lead API refuses the
 * others), and only locations of the chosen dealership; an enquiry for a department chooses among its locations, and a service booking takes
 * its dealership from there where the dealer has it so (ENQUIRY-011, resolution 120). The only choice left is made.
 */
export function choosePlaces(form: PlaceForm, chosen: Chosen, visitor: VisitorChoices): Places {
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

/** The dealerships that sell the chosen model and offer. */
function sellingDealership(
	{ dealerships, models, offers }: PlaceForm,
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

/** The dealership of a location, where the form offers it. */
function ownDealership({ locations, dealerships }: PlaceForm, location: string): string {
	const own = locations.find(({ value }) => value === location)?.dealership_slug ?? '';
	return dealerships.some(({ value }) => value === own) ? own : '';
}

/** The locations of a dealership ('' for any), those of the department first. */
function locationsLeft({ locations }: PlaceForm, dealership: string, department?: string): string[] {
	const here = locations.filter(({ dealership_slug }) => dealership === '' || dealership_slug === dealership);
	const own = here.filter((location) => location.department === department);
	return (department && own.length > 0 ? own : here).map(({ value }) => value);
}

function leftLocation(left: readonly string[], chosen: string, isPlaceChosen: boolean): string {
	const [only] = left;
	if (only !== undefined && left.length === 1) return only;
	return isPlaceChosen && left.includes(chosen) ? chosen : '';
}
