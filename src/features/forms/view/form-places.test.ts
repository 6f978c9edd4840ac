import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { ModelSchema } from '../../../domain/content/model.ts';
import { OfferSchema } from '../../../domain/content/offer.ts';
import { apiSite } from '../../../site/lead-api/api-site.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { pagesOf } from '../../all.ts';
import type { OfferData } from '../../offers/page-data.ts';
import type { LeadPageData } from '../embed/form-data.ts';

const LOCATION = { address: { street: '1 A Street', city: 'Southport', postcode: '4215' } };
const yard = (id: number, slug: string, manufacturers: string[], location_type: 'parts' | null = null) => ({
	...LOCATION,
	id,
	name: slug,
	slug: `${slug}-${id}`,
	dealership_slug: slug,
	manufacturers,
	location_type,
});
const model = (name: string, manufacturer: string) =>
	ModelSchema.parse({
		name,
		slug: name.toLowerCase(),
		manufacturer,
		manufacturer_body: 'suv',
		image: { url: 'suv.svg' },
		line: 'A car.',
	});
const offer = (id: string, manufacturer: string | null) =>
	OfferSchema.parse({ id, name: `Offer ${id}`, description: 'A.', category: 'New', manufacturer });

/** A group that sells Toyota in the north and MG in the south. */
function group() {
	const dealer = aParsedDealer({
		lead_api: '/api',
		features: { offers: {}, models: {}, test_drive: { at_once: 3 } },
		dealerships: [
			{ id: 1, slug: 'north', name: 'North' },
			{ id: 2, slug: 'south', name: 'South' },
		],
		locations: [yard(1, 'north', ['Toyota']), yard(2, 'south', ['MG']), yard(3, 'south', [], 'parts')],
	});
	const site = openSite(dealer, [], new Map(), NOW, {
		...NO_CONTENT,
		models: [model('RAV4', 'toyota'), model('MG4', 'mg')],
		offers: [offer('a', 'mg'), offer('b', null)],
	});
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	return {
		api: apiSite(context),
		dataOf: (path: string) => pages.find((page) => page.path === path)?.content(context).data,
	};
}

test('models and offers of one dealership have its slug in forms and in the lead API’s data', () => {
	const { api, dataOf } = group();
	const { form } = dataOf('/book-test-drive') as LeadPageData;
	expect(form.models.map(({ value, dealerships }) => [value, dealerships])).toEqual([
		['Toyota RAV4', ['north']],
		['MG4', ['south']],
	]);
	expect(form.offers.map(({ value, dealerships }) => [value, dealerships])).toEqual([['Offer a', ['south']]]);
	expect(api.sold_at).toContainEqual({ field: 'subcategory', value: 'Offer a', dealerships: ['south'] });
	expect(api.dealerships.map(({ test_drives_at_once }) => test_drives_at_once)).toEqual([3, 3]);
});

test('an enquiry about an offer of one dealership goes there, and any other asks which dealership', () => {
	const { dataOf } = group();
	const of = (path: string) => (dataOf(path) as OfferData).form;
	expect(of('/offers/mg/a')?.hidden).toContainEqual({ name: 'dealership_slug', value: 'south' });
	expect(of('/offers/mg/a')?.dealerships).toEqual([]);
	expect(of('/offers/mg/a')?.promise).toContain('Goes to South.');
	expect(of('/offers/b')?.dealerships.map(({ value }) => value)).toEqual(['north', 'south']);
});

test('the contact form offers the locations of the chosen department', () => {
	const { dataOf } = group();
	const { form } = dataOf('/contact-us') as LeadPageData;
	expect(form.locations.map(({ value, department }) => [value, department])).toContainEqual(['3', 'parts']);
});
