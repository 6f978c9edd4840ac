import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { type Content, NO_CONTENT } from '../../domain/content/content.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { nextChange } from './next-change.ts';
import { openSite } from './open-site.ts';

/** Ten in the morning in Brisbane (UTC+10, no daylight saving). */
const NOW = new Date('2026-03-02T00:00:00Z');
const MIDNIGHT = '2026-03-02T14:00:00.000Z';
const NOON = '2026-03-02T12:00:00+10:00';

type Options = Parameters<typeof aParsedDealer>[0];

function next(options: Options, vehicles: readonly Vehicle[] = [], content: Content = NO_CONTENT): string {
	return nextChange(openSite(aParsedDealer(options), vehicles, new Map(), NOW, content)).toISOString();
}

const slide = { image: 'a.svg', alt: 'A car', href: '/stock' };
const popup = {
	src: 'a.svg',
	alt: 'A car',
	linkTo: '/stock',
	title: 'Sale',
	description: 'Today',
	buttonText: 'See cars',
} as const;
const promotion = {
	block: 'promotion',
	title: 'Sale',
	text: 'Today',
	picture: { image: 'a.svg', alt: '' },
} as const;
const tile = { title: 'Sale', text: 'Today' };

test('a site changes at the next midnight, where nothing happens before', () => {
	expect(next({})).toBe(MIDNIGHT);
});

test('a site changes at the first midnight in the dealer’s time zones', () => {
	const at = { street: '1 A Street', city: 'Perth', postcode: '6000', state: 'wa' } as const;
	const locations = [
		{ id: 1, name: 'Southport', slug: 'southport', address: { ...at, city: 'Southport', state: 'qld' } },
		{ id: 2, name: 'Hobart', slug: 'hobart', address: { ...at, city: 'Hobart', state: 'tas' } },
	] as const;
	// Daylight saving in Tasmania: UTC+11.
	expect(next({ locations: [...locations] })).toBe('2026-03-02T13:00:00.000Z');
});

describe('a site changes at the end of a promotion', () => {
	const END = '2026-03-02T02:00:01.000Z';
	test.each<[string, Options]>([
		['popup', { promotions: { popup: { ...popup, expiryDate: NOON } } }],
		['slide', { promotions: { slider: [{ ...slide, expires: NOON }] } }],
		['banner', { promotions: { banners: [{ ...slide, expires: NOON }] } }],
		['tile', { promotions: { tiles: { positions: [2], items: [{ ...tile, expires: NOON }] } } }],
		['home block', { home: { blocks: [{ ...promotion, expires: NOON }] } }],
	])('of a %s', (_, options) => {
		expect(next(options)).toBe(END);
	});
});

test('a site changes at the beginning of a promotion', () => {
	expect(next({ promotions: { banners: [{ ...slide, starts: NOON }] } })).toBe('2026-03-02T02:00:00.000Z');
});

test('promotions that have ended change nothing', () => {
	const expires = '2026-03-01T12:00:00+10:00';
	expect(next({ promotions: { banners: [{ ...slide, expires }] } })).toBe(MIDNIGHT);
});

test('a site changes just after the last moment of a new-arrival tag, and of a sold vehicle’s days in lists', () => {
	expect(next({}, [aVehicle({ created_at: '2026-02-22T05:00:00Z' })])).toBe('2026-03-02T05:00:00.001Z');
	const sold = { status: 'sold', sold_date_timestamp: Date.parse('2026-02-27T06:00:00Z') / 1000 } as const;
	expect(next({ include_sold_cars_days: 3 }, [aVehicle(sold)])).toBe('2026-03-02T06:00:00.001Z');
});
