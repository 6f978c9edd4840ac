import type { Choice, LeadForm, LeadPageData, LocationChoice } from '../../contracts/page/lead-form.ts';
import type { SiteContext } from '../context.ts';
import { metaOf } from '../meta.ts';
import { stockNoun } from '../nouns.ts';
import { scheduleOf, visibleLocations } from '../places.ts';
import type { PageContent } from '../route.ts';
import { dealershipChoice } from './dealership-choice.ts';
import { leadForm } from './lead-form.ts';
import type { Nouns, PageWords } from './page-words.ts';
import { onlyMake, quoteModels, serviceLocations } from './showroom-forms.ts';

/** A page whose matter is a form. */
export interface LeadPage {
	path: string;
	/** The address search engines list, where several show the same. */
	canonical?: string;
	words: (nouns: Nouns) => PageWords;
	category: string;
	/** Whether the visitor chooses the category, from the dealer's list. */
	isCategoryChosen?: boolean;
	kind: 'enquiries' | 'leads';
	fields: LeadForm['fields'];
	section: LeadPageData['section'];
}

/** What such a page says. */
export function leadPageContent(page: LeadPage, context: SiteContext): PageContent<'lead-page'> {
	const { dealer } = context.site;
	const { shell, places } = context;
	const words = page.words({
		one: stockNoun(dealer).one,
		dealer: dealer.name,
		promise: dealer.forms.reply_promise,
	});
	const data: LeadPageData = {
		title: words.title,
		text: words.text,
		steps: [...words.steps],
		section: page.section,
		form: pageForm(page, context),
		ways: [
			{ label: `Call ${shell.phone.text}`, href: shell.phone.href },
			{ label: dealer.email, href: `mailto:${dealer.email}` },
		],
		places: places.map(({ name, address }) => ({ name, address })),
	};
	const isCanonical = page.canonical === undefined || page.canonical === page.path;
	const meta = metaOf(context, {
		path: page.canonical ?? page.path,
		title: words.title,
		description: words.text,
		indexed: isCanonical,
		trail: [{ label: words.title, href: page.path }],
		section: page.path,
	});
	return { meta, data };
}

function pageForm(page: LeadPage, context: SiteContext): LeadForm {
	const { dealer } = context.site;
	const { test_drive } = dealer.features;
	const dealership = dealershipChoice(dealer);
	const isService = page.category === 'Service Booking';
	const workshops = isService ? serviceLocations(dealer) : [];
	const isPlaceEnough = workshops.length > 0 && dealer.forms.dealership_from_service_location;
	const make = page.fields.includes('model') ? onlyMake(context.site) : null;
	const asksWhere = page.category === dealer.forms.categories[0] && page.isCategoryChosen === true;
	return leadForm(context, {
		kind: page.kind,
		goesTo: dealer.name,
		categories: (page.isCategoryChosen ? dealer.forms.categories : [page.category]).map(choice),
		isCategoryChosen: page.isCategoryChosen ?? false,
		hidden: [
			...(isPlaceEnough ? [] : dealership.hidden),
			...(make ? [{ name: 'Vehicle Make', value: make }] : []),
			...(page.kind === 'enquiries' ? [{ name: 'page_id', value: page.path }] : []),
		],
		dealerships: isPlaceEnough ? [] : dealership.dealerships,
		locations: asksWhere ? locationChoices(context) : workshops,
		fields: page.fields,
		models: page.fields.includes('model') ? quoteModels(context.site) : [],
		services: page.fields.includes('Rego') ? dealer.forms.additional_services : [],
		visitNote: test_drive ? test_drive.disclaimer : null,
		schedules: page.fields.includes('test_drive_date') ? schedules(context) : {},
	});
}

function choice(category: string): Choice {
	return { value: category, label: category };
}

function locationChoices({ site: { dealer } }: SiteContext): LocationChoice[] {
	return visibleLocations(dealer).map(({ id, name, dealership_slug, location_type }) => ({
		value: id,
		label: name,
		dealership_slug: dealership_slug ?? dealer.dealerships[0].slug,
		isService: location_type === 'service',
	}));
}

/** When each dealership can be visited: the hours of its first location that sells. */
function schedules({ site: { dealer, now } }: SiteContext): LeadForm['rules']['schedules'] {
	const selling = visibleLocations(dealer).filter(
		({ location_type }) => location_type === null || location_type === 'sales',
	);
	return Object.fromEntries(
		dealer.dealerships.flatMap(({ slug }) => {
			const location = selling.find(
				({ dealership_slug }) => (dealership_slug ?? dealer.dealerships[0].slug) === slug,
			);
			return location ? [[slug, scheduleOf(location, dealer, now)]] : [];
		}),
	);
}
