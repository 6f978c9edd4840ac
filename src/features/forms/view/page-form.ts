import { dealershipOf } from '../../../config/complete-dealer.ts';
import { OTHER_WORK } from '../../../domain/dealer/service-work.ts';
import { timetableOf } from '../../../domain/hours/timetable.ts';
import type { SiteContext } from '../../../site/context.ts';
import { scheduleOf, visibleLocations } from '../../../site/shown-location.ts';
import type { Site } from '../../../site/site.ts';
import { onlyMake } from '../../models/embed/model-address.ts';
import { drivenOffers } from '../../offers/embed/driven-offers.ts';
import type { Choice, LeadFormData, LocationChoice, NamedChoice } from '../embed/form-data.ts';
import { leadForm } from '../embed/lead-form.ts';
import { quoteModels, serviceLocations } from '../embed/showroom-forms.ts';
import { drivenModels } from './driven-models.ts';
import type { LeadPage } from './lead-page-definition.ts';

/** Form of a lead page; with a fixed location it has no location and dealership fields. */
export function pageForm(page: LeadPage, context: SiteContext): LeadFormData {
	const { dealer } = context.site;
	const { test_drive } = dealer.features;
	const [first, ...others] = dealer.dealerships;
	const { location } = page;
	const fixed = location ? dealershipOf(dealer, location.dealership_slug ?? null) : first;
	const isAtSeveral = others.length > 0 && !location;
	const asksWhere =
		!location && page.category === dealer.forms.categories[0] && page.isCategoryChosen === true;
	const isService = page.category === 'Service Booking';
	const workshops = isService && !location ? serviceLocations(dealer) : [];
	// The service location determines the dealership (forms.dealership_from_service_location).
	const isPlaceEnough = workshops.length > 0 && dealer.forms.dealership_from_service_location;
	const hasNewModels = page.fields.includes('model') && dealer.features.models !== false;
	const make = hasNewModels ? onlyMake(context.site) : null;
	return leadForm(context, {
		kind: page.kind,
		steps: page.formSteps ?? [],
		goesTo: location ? `${dealer.name}, ${location.name}` : dealer.name,
		categories: (page.isCategoryChosen
			? fromMostLikely(dealer.forms.categories, page.category)
			: [page.category]
		).map(choice),
		subcategories: page.subcategories ?? [],
		isCategoryChosen: page.isCategoryChosen ?? false,
		hidden: [
			...(isAtSeveral || isPlaceEnough ? [] : [{ name: 'dealership_slug', value: fixed.slug }]),
			...(location ? [{ name: 'location', value: location.id }] : []),
			...(make ? [{ name: 'Vehicle Make', value: make }] : []),
			...(page.kind === 'enquiries' ? [{ name: 'page_id', value: page.path }] : []),
		],
		dealerships:
			isAtSeveral && !isPlaceEnough
				? dealer.dealerships.map(({ slug, name }) => ({ value: slug, label: name }))
				: [],
		locations: asksWhere ? locationChoices(context) : workshops,
		fields: page.fields,
		models: modelsOf(page, context.site),
		offers: page.fields.includes('test_drive_date') ? drivenOffers(context.site) : [],
		services: page.fields.includes('Rego') ? dealer.forms.additional_services : [],
		work: page.fields.includes('service') ? [...dealer.forms.service_work, OTHER_WORK] : [],
		visitNote: test_drive ? test_drive.disclaimer : null,
		timetables: timetablesOf(page, context, workshops),
	});
}

function modelsOf({ fields }: LeadPage, site: Site): NamedChoice[] {
	if (!fields.includes('model')) return [];
	return fields.includes('test_drive_date') ? drivenModels(site) : quoteModels(site);
}

function choice(category: string): Choice {
	return { value: category, label: category };
}

/** The dealer's categories, with the most likely one first and so preselected. */
function fromMostLikely(categories: readonly string[], likely: string): string[] {
	return categories.toSorted((a, b) => Number(b === likely) - Number(a === likely));
}

function locationChoices({ site: { dealer } }: SiteContext): LocationChoice[] {
	return visibleLocations(dealer).map(({ id, name, dealership_slug, location_type }) => ({
		value: id,
		label: name,
		dealership_slug: dealership_slug ?? dealer.dealerships[0].slug,
		department: location_type === 'service' || location_type === 'parts' ? location_type : null,
	}));
}

/** Timetables for booking visits: of each dealership for test drives, of each workshop for services. */
function timetablesOf(
	{ fields }: LeadPage,
	context: SiteContext,
	workshops: readonly LocationChoice[],
): LeadFormData['rules']['timetables'] {
	if (!fields.includes('test_drive_date') && !fields.includes('service')) return {};
	if (!fields.includes('service') || workshops.length === 0) return timetables(context);
	const { dealer, now } = context.site;
	const own = visibleLocations(dealer).filter(({ id }) => workshops.some(({ value }) => value === id));
	return Object.fromEntries(
		own.map((location) => [location.id, timetableOf(scheduleOf(location, dealer, now))]),
	);
}

/** Timetable of each dealership: that of its first sales location. */
function timetables({ site: { dealer, now } }: SiteContext): LeadFormData['rules']['timetables'] {
	const selling = visibleLocations(dealer).filter(
		({ location_type }) => location_type === null || location_type === 'sales',
	);
	return Object.fromEntries(
		dealer.dealerships.flatMap(({ slug }) => {
			const location = selling.find(
				({ dealership_slug }) => (dealership_slug ?? dealer.dealerships[0].slug) === slug,
			);
			return location ? [[slug, timetableOf(scheduleOf(location, dealer, now))]] : [];
		}),
	);
}
