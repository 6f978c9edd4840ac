import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import type { TradeInData } from '../page-data.ts';
import { tradeInRoute } from '../route.ts';
import { tradeInQuestions } from './questions.ts';

type Options = Parameters<typeof aParsedDealer>[0];

function pagesOf(options: Options = {}) {
	const site = openSite(
		aParsedDealer({ lead_api: '/api', ...options }),
		[aVehicle({ id: '1' })],
		new Map(),
		NOW,
		NO_CONTENT,
	);
	const pages = tradeInRoute.pages(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	return pages.map(({ path, sitemap, content }) => {
		const { meta, data } = content(context);
		return { path, sitemap, meta, data: data as TradeInData };
	});
}

const dataOf = (path: string, options: Options = {}) => {
	const found = pagesOf(options).find((page) => page.path === path);
	if (!found) throw new Error(`there is no ${path}`);
	return found.data;
};

describe('the addresses of the trade-in form (TRADEIN-001 to TRADEIN-004, resolution 128)', () => {
	test('are four, one of which is indexed', () => {
		expect(pagesOf().map(({ path, sitemap }) => [path, sitemap])).toEqual([
			['/trade-in', 'pages'],
			['/cars/trade-in', null],
			['/sell-your-car', null],
			['/sell-my-car', null],
		]);
	});

	test('for sellers have their own heading, and no vehicle to trade in on', () => {
		expect(pagesOf().map(({ data }) => [data.title, data.subject === null])).toEqual([
			['What’s your car worth to us?', false],
			['What’s your car worth to us?', false],
			['Sell us your car', true],
			['Sell us your car', true],
		]);
	});

	test('do not exist where the dealer takes no trade-ins or has no lead API', () => {
		expect(pagesOf({ features: { trade_in: false } })).toEqual([]);
		expect(pagesOf({ lead_api: null })).toEqual([]);
	});
});

describe('amounts to pick', () => {
	test('are $5,000 to $30,000 by 5,000, then to $70,000 by 10,000 (TRADEIN-031, resolution 126)', () => {
		expect(dataOf('/trade-in').settings.quickPicks).toEqual([
			5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 70_000,
		]);
	});

	test('are $300,000 to $800,000 by 100,000 where the dealer’s options set them (TRADEIN-032)', () => {
		const trade_in = { quick_picks: [{ from: 300_000, to: 800_000, step: 100_000 }] };
		expect(dataOf('/trade-in', { features: { trade_in } }).settings.quickPicks).toEqual([
			300_000, 400_000, 500_000, 600_000, 700_000, 800_000,
		]);
	});
});

test('the page makes only the promises that the dealer’s options allow', () => {
	const by_hand = { lookup: 'by_hand', valuation: 'by_hand' } as const;
	const { text, promises, questions, settings } = dataOf('/trade-in', { features: { trade_in: by_hand } });
	expect(settings.hasLookup).toBe(false);
	expect(`${text} ${JSON.stringify([promises, questions])}`).not.toMatch(/plate|range|online|hour/);
	const promised = dataOf('/trade-in', {
		demo: true,
		features: {
			trade_in: { valuation: 'reference', held_days: 5, answer_promise: 'within one business hour' },
		},
	});
	expect(promised.promises.map(({ title }) => title)).toContain('Good for 5 days');
	expect(promised.promises.at(-1)?.text).toBe('You’ll hear from a buyer within one business hour.');
	const { promises: real } = dataOf('/trade-in', { features: { trade_in: {} } });
	expect(JSON.stringify(real)).not.toMatch(/range|Good for/);
	const motorcycles = dataOf('/trade-in', { demo: true, stock: { item_types: ['motorcycle'] } });
	expect(`${motorcycles.text} ${JSON.stringify(motorcycles.promises)}`).not.toMatch(/range|Good for/);
	expect(motorcycles.settings.hasEstimate).toBe(false);
});

test('the locations to bring a vehicle to are sales locations of dealerships that take trade-ins', () => {
	const address = { street: '1 A Street', city: 'Southport', postcode: '4215' };
	const { settings, form } = dataOf('/trade-in', {
		dealerships: [
			{ id: 1, slug: 'north', name: 'North', features: { trade_in: false } },
			{ id: 2, slug: 'south', name: 'South' },
		],
		locations: [
			{ id: 1, name: 'North yard', slug: 'north', dealership_slug: 'north', address },
			{ id: 2, name: 'South yard', slug: 'south', dealership_slug: 'south', address },
			{ id: 3, name: 'Workshop', slug: 'work', dealership_slug: 'south', location_type: 'service', address },
		],
	});
	expect(settings.places).toEqual([{ value: '2', label: 'South yard, 1 A Street' }]);
	expect(Object.keys(form.rules.timetables)).toEqual(['2']);
});

test('where some locations buy vehicles, those are the ones to bring it to (LOCATIONS-009)', () => {
	const address = { street: '1 A Street', city: 'Southport', postcode: '4215' };
	const placesOf = (subtypes: ('buying' | null)[]) =>
		dataOf('/trade-in', {
			locations: subtypes.map((subtype, index) => ({
				...{ id: index + 1, name: `Yard ${index + 1}`, slug: `yard-${index + 1}`, address },
				location_type: index === 2 ? 'service' : 'sales',
				location_subtype: subtype ? [subtype] : [],
			})),
		}).settings.places.map(({ value }) => value);
	expect(placesOf([null, null, null])).toEqual(['1', '2']);
	expect(placesOf([null, 'buying', null])).toEqual(['2']);
	expect(placesOf(['buying', null, 'buying'])).toEqual(['1', '3']);
});

describe('questions and answers (TRADEIN-029)', () => {
	const facts = { one: 'car', many: 'cars', hasEstimate: true, heldDays: 7, hasKilometres: true };

	test('say when there is no online estimate (TRADEIN-030)', () => {
		expect(tradeInQuestions([], facts)[0]?.answer).toContain(
			'We generally don’t give an online estimate for cars over 7 years old or 100,000 km.',
		);
	});

	test('name no kilometres where nothing has an odometer', () => {
		expect(JSON.stringify(dataOf('/trade-in', { stock: { item_types: ['caravan'] } }))).not.toMatch(
			/ km|Kilomet/,
		);
	});

	test('are the standard ones, then the dealer’s own, which replace those with the same question', () => {
		const own = [
			{ question: 'How long does the figure last?', answer: 'A week.' },
			{ question: 'Do you buy boats?', answer: 'No.' },
		];
		expect(tradeInQuestions(own, facts).map(({ question }) => question)).toEqual([
			'How old can it be?',
			'Does this affect my credit score?',
			'What if I still owe money on it?',
			'How long does the figure last?',
			'Do you buy boats?',
		]);
	});
});
