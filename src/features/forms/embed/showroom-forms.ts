import type { Dealer } from '../../../config/complete-dealer.ts';
import { PARTS_SEARCH_PATH, QUOTE_PATH, SERVICE_BOOKING_PATH } from '../../../paths/showroom-paths.ts';
import { sellingDealerships } from '../../../site/groups/selling-dealerships.ts';
import type { Site } from '../../../site/site.ts';
import { orderedModels } from '../../models/embed/model-address.ts';
import { fullName } from '../../models/embed/model-tile.ts';
import type { LeadPage } from '../view/lead-page-definition.ts';
import { partsSearchWords, quoteWords, serviceBookingWords } from '../view/page-words.ts';
import type { LocationChoice, NamedChoice } from './form-data.ts';

/** The forms that go with service, parts and models (SERVICE-003, SERVICE-007, MODELS-005). */
export function showroomForms({ dealer, content }: Site): LeadPage[] {
	const { service, parts, models } = dealer.features;
	return [
		...(service ? [SERVICE_BOOKING] : []),
		...(parts ? [PARTS_SEARCH] : []),
		...(models && content.models.length > 0 ? [QUOTE] : []),
	];
}

const SERVICE_BOOKING: LeadPage = {
	path: SERVICE_BOOKING_PATH,
	words: serviceBookingWords,
	category: 'Service Booking',
	department: 'service',
	kind: 'enquiries',
	fields: ['Rego', 'service'],
	section: { id: 'service-booking', title: null },
};

const PARTS_SEARCH: LeadPage = {
	path: PARTS_SEARCH_PATH,
	words: partsSearchWords,
	category: 'Parts Enquiry',
	department: 'parts',
	kind: 'enquiries',
	fields: ['Rego'],
	section: { id: 'parts-enquiry', title: null },
};

const QUOTE: LeadPage = {
	path: QUOTE_PATH,
	words: quoteWords,
	category: 'Quote',
	kind: 'leads',
	fields: ['model'],
	section: { id: 'quote', title: null },
};

/** Models of a quote, without discontinued ones; `?model=` contains their slugs. */
export function quoteModels(site: Site): NamedChoice[] {
	return orderedModels(site)
		.filter(({ status }) => status !== 'discontinued')
		.map((model) => {
			const name = fullName(model, site);
			const at = sellingDealerships(model.manufacturer, site.dealer) ?? [];
			return { value: name, label: name, slug: model.slug, dealerships: at.map(({ slug }) => slug) };
		});
}

/** Service locations as choices; empty when there are none. */
export function serviceLocations({ locations, dealerships }: Dealer): LocationChoice[] {
	return locations
		.filter(({ visible, location_type }) => visible && location_type === 'service')
		.map(({ id, name, dealership_slug }) => ({
			value: id,
			label: name,
			dealership_slug: dealership_slug ?? dealerships[0].slug,
			department: 'service' as const,
		}));
}
