import { describe, expect, test } from 'vitest';
import { isCertifiedToyota, NEW_ARRIVAL_DAYS, type TaggedVehicle, type TagSettings, tagOf } from './tag.ts';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything that can give a tag, switched on. */
const ALL: TagSettings = {
	preset: 'standard',
	electric_hybrid: true,
	toyota_certified: true,
	include_sold_cars_days: 3,
};

/** A vehicle that every step of the precedence would tag; a test takes the earlier ones away. */
const TAGGED_BY_ALL: TaggedVehicle = {
	status: 'sold',
	sold: false,
	sold_date_timestamp: null,
	simple_fuel: 'Hybrid',
	fuel: null,
	make: 'Toyota',
	car_type: 'used',
	reserved: true,
	certified: true,
	tag: 'One owner',
	created_at: '2026-11-19T02:00:00.000Z',
};

describe('each step of the precedence overrides all later ones (CARD-017 to CARD-023)', () => {
	const steps: { without: Partial<TaggedVehicle>; kind: string | undefined; text: string | undefined }[] = [
		{ without: {}, kind: 'sold', text: 'SOLD' },
		{ without: { status: 'coming_soon' }, kind: 'hybrid', text: 'Hybrid' },
		{ without: { simple_fuel: 'Petrol' }, kind: 'reserved', text: 'RESERVED' },
		{ without: { reserved: false }, kind: 'certified', text: 'Toyota Certified' },
		{ without: { certified: false }, kind: 'custom', text: 'One owner' },
		{ without: { tag: null }, kind: 'coming-soon', text: 'COMING SOON' },
		{ without: { status: 'in_stock' }, kind: 'arrival', text: 'NEW ARRIVAL' },
		{ without: { created_at: null }, kind: undefined, text: undefined },
	];
	const rows = steps.map((step, index) => ({
		...step,
		vehicle: Object.assign({}, TAGGED_BY_ALL, ...steps.slice(0, index + 1).map(({ without }) => without)),
	}));
	test.each(rows)('$text', ({ vehicle, kind, text }) => {
		const tag = tagOf(vehicle, ALL, NOW);
		expect(tag?.kind).toBe(kind);
		expect(tag?.text).toBe(text);
	});

	test("the variant's 'New' comes after all steps, for new vehicles only (resolution 43)", () => {
		const settings: TagSettings = { ...ALL, preset: 'just-sold' };
		const untagged: TaggedVehicle = { ...(rows.at(-1)?.vehicle ?? TAGGED_BY_ALL), car_type: 'new' };
		expect(tagOf(untagged, settings, NOW)?.text).toBe('New');
		expect(tagOf({ ...untagged, created_at: NOW.toISOString() }, settings, NOW)?.text).toBe('New Arrival');
		expect(tagOf({ ...untagged, car_type: 'demo' }, settings, NOW)).toBeNull();
		expect(tagOf({ ...untagged, car_type: 'used' }, settings, NOW)).toBeNull();
		expect(tagOf(untagged, ALL, NOW)).toBeNull();
	});
});

describe('the sold label', () => {
	const sold = (fields: Partial<TaggedVehicle>): TaggedVehicle => ({ ...TAGGED_BY_ALL, ...fields });
	const variant: TagSettings = { ...ALL, preset: 'just-sold' };
	const soldAt = NOW.getTime() - 3 * DAY_MS;

	test.each([
		{ name: 'coming soon is not sold (resolution 45)', fields: { status: 'coming_soon' }, kind: 'hybrid' },
		{ name: 'the sold mark counts', fields: { status: 'in_stock', sold: true }, kind: 'sold' },
		{
			name: 'an unknown status is no longer available',
			fields: { status: 'withdrawn' },
			kind: 'unavailable',
		},
		{ name: 'a deposit is not sold', fields: { status: 'deposit_taken' }, kind: 'deposit-taken' },
	])('$name', ({ fields, kind }) => {
		expect(tagOf(sold(fields), ALL, NOW)?.kind).toBe(kind);
	});

	test.each([
		{
			name: 'until the window ends',
			now: soldAt + 3 * DAY_MS,
			text: 'JUST SOLD',
			until: soldAt + 3 * DAY_MS,
		},
		{ name: 'no longer a millisecond later', now: soldAt + 3 * DAY_MS + 1, text: 'SOLD', until: null },
	])("'JUST SOLD' is shown $name (resolution 43)", ({ now, text, until }) => {
		const vehicle = sold({ sold_date_timestamp: soldAt / 1000 });
		expect(tagOf(vehicle, variant, new Date(now))).toEqual({ kind: 'sold', text, until });
	});

	test.each([
		{ name: 'without a sold date', fields: {}, days: 3 },
		{
			name: 'where sold vehicles are not listed',
			fields: { sold_date_timestamp: NOW.getTime() / 1000 },
			days: 0,
		},
	])("nothing is 'JUST SOLD' $name", ({ fields, days }) => {
		const tag = tagOf(sold(fields), { ...variant, include_sold_cars_days: days }, NOW);
		expect(tag).toEqual({ kind: 'sold', text: 'SOLD', until: null });
	});

	test.each([
		['deposit_taken', 'DEPOSIT TAKEN'],
		['withdrawn', 'NO LONGER AVAILABLE'],
	])('status "%s" reads "%s", never JUST SOLD', (status, text) => {
		const vehicle = sold({ status, sold_date_timestamp: NOW.getTime() / 1000 });
		expect(tagOf(vehicle, variant, NOW)).toMatchObject({ text, until: null });
	});

	test("the standard label is 'SOLD' inside the window too", () => {
		const tag = tagOf(sold({ sold_date_timestamp: NOW.getTime() / 1000 }), ALL, NOW);
		expect(tag).toEqual({ kind: 'sold', text: 'SOLD', until: null });
	});
});

describe('tags a dealer has not turned on are not shown', () => {
	const inStock: TaggedVehicle = { ...TAGGED_BY_ALL, status: 'in_stock' };

	test.each([
		['Hybrid', true, 'Hybrid'],
		['Electric', true, 'Electric'],
		['Hybrid', false, 'RESERVED'],
		['Electric', false, 'RESERVED'],
		['Petrol', true, 'RESERVED'],
	] as const)('%s with electric_hybrid %s: %s (CARD-018)', (simple_fuel, electric_hybrid, text) => {
		expect(tagOf({ ...inStock, simple_fuel }, { ...ALL, electric_hybrid }, NOW)?.text).toBe(text);
	});

	test.each(['new', 'demo'] as const)(
		'a certified %s Toyota shows its custom tag: only used ones are certified (CARD-020)',
		(car_type) => {
			const vehicle = { ...inStock, simple_fuel: 'Petrol', reserved: false, car_type };
			expect(tagOf(vehicle, ALL, NOW)?.kind).toBe('custom');
		},
	);

	test('without toyota_certified a certified Toyota shows its custom tag', () => {
		const vehicle = { ...inStock, simple_fuel: 'Petrol', reserved: false };
		expect(tagOf(vehicle, ALL, NOW)?.kind).toBe('certified');
		expect(tagOf(vehicle, { ...ALL, toyota_certified: false }, NOW)?.kind).toBe('custom');
	});
});

describe('a new arrival is at most 8 times 24 hours old (CARD-024, resolution 48)', () => {
	const created = NOW.getTime() - NEW_ARRIVAL_DAYS * DAY_MS;
	const arrived = (at: number | null): TaggedVehicle => ({
		...TAGGED_BY_ALL,
		status: 'in_stock',
		simple_fuel: 'Petrol',
		reserved: false,
		certified: false,
		tag: null,
		created_at: at === null ? null : new Date(at).toISOString(),
	});

	test.each([
		{ name: 'a millisecond less', at: created + 1, isArrival: true },
		{ name: 'exactly', at: created, isArrival: true },
		{ name: 'a millisecond more', at: created - 1, isArrival: false },
		{ name: 'just arrived', at: NOW.getTime(), isArrival: true },
		{ name: 'of unknown age', at: null, isArrival: false },
	])('$name: $isArrival', ({ at, isArrival }) => {
		const tag = tagOf(arrived(at), ALL, NOW);
		expect(tag).toEqual(
			isArrival ? { kind: 'arrival', text: 'NEW ARRIVAL', until: (at ?? 0) + 8 * DAY_MS } : null,
		);
	});

	test('the variant spells the tag New Arrival (CARD-025)', () => {
		expect(tagOf(arrived(created), { ...ALL, preset: 'just-sold' }, NOW)?.text).toBe('New Arrival');
	});

	test('the age is counted in hours, not in local days: daylight saving starts in between', () => {
		const vehicle = arrived(Date.parse('2026-10-01T09:00:00+10:00'));
		expect(tagOf(vehicle, ALL, new Date('2026-10-09T10:00:00+11:00'))?.kind).toBe('arrival');
		expect(tagOf(vehicle, ALL, new Date('2026-10-09T10:00:00.001+11:00'))).toBeNull();
	});
});

test.each([
	{ fields: {}, expected: true },
	{ fields: { make: 'TOYOTA' }, expected: true },
	{ fields: { status: 'coming_soon' }, expected: true },
	{ fields: { make: 'Kia' }, expected: false },
	{ fields: { make: 'Toyota Tsusho' }, expected: false },
	{ fields: { certified: false }, expected: false },
	{ fields: { status: 'sold' }, expected: false },
	{ fields: { sold: true }, expected: false },
])('a certified Toyota that is for sale carries the badge, with $fields: $expected (VDP-064)', (row) => {
	expect(isCertifiedToyota({ ...TAGGED_BY_ALL, status: 'in_stock', ...row.fields })).toBe(row.expected);
});
