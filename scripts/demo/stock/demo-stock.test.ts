import { expect, test } from 'vitest';
import { manufacturerOf } from '../../../src/domain/model/manufacturers.ts';
import { bodyTypeOf } from '../../../src/domain/vehicle/attributes/body-types.ts';
import { type ParsedVehicle, VehicleSchema } from '../../../src/domain/vehicle/record/vehicle.ts';
import { checkRecord } from '../../../src/stock/check/check-record.ts';
import { BODIES, type Body, coloursOf, galleryOf } from '../pictures/catalogue.ts';
import { DEMO_DEALERS, demoStock } from './demo-stock.ts';

const NOW = new Date('2026-11-20T09:00:00+10:00');

const parsed = (dealer: string, now = NOW): ParsedVehicle[] =>
	demoStock(dealer, now).map((vehicle) => VehicleSchema.parse(vehicle));
const EVERYWHERE = DEMO_DEALERS.flatMap((dealer) => parsed(dealer));

test.each(DEMO_DEALERS)('the stock of %s is read without a problem', (dealer) => {
	for (const vehicle of demoStock(dealer, NOW)) {
		const { notices, ...checked } = checkRecord(JSON.parse(JSON.stringify(vehicle)));
		expect(checked.vehicle, JSON.stringify(checked)).not.toBeNull();
		expect(notices).toEqual([]);
	}
});

test('the same day gives the same stock, whatever the hour', () => {
	for (const dealer of DEMO_DEALERS) {
		const morning = JSON.stringify(demoStock(dealer, NOW));
		expect(JSON.stringify(demoStock(dealer, new Date('2026-11-20T23:59:59+10:00')))).toBe(morning);
		expect(JSON.stringify(demoStock(dealer, new Date('2026-11-21T00:00:00+10:00')))).not.toBe(morning);
	}
});

test('a vehicle keeps its number, name and price from one day to the next', () => {
	const [today, tomorrow] = [NOW, new Date('2026-11-21T09:00:00+10:00')].map((now) =>
		parsed('harbourline', now).map(({ id, stocknum, make, model, badge, colour, vin }) => ({
			id,
			stocknum,
			make,
			model,
			badge,
			colour,
			vin,
		})),
	);
	expect(tomorrow).toEqual(today);
});

test('a dealer without invented stock is refused', () => {
	expect(() => demoStock('unknown', NOW)).toThrow(
		"There is no demo stock for 'unknown', only for harbourline",
	);
});

test.each(['id', 'slug', 'stocknum', 'vin', 'dealercomments'] as const)(
	'no two vehicles share their %s',
	(field) => {
		const values = EVERYWHERE.map((vehicle) => vehicle[field]).filter(
			(value) => value !== null && value !== '|',
		);
		expect(values.length).toBeGreaterThan(700);
		expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
	},
);

test('identification numbers have 17 characters and none that resembles a digit', () => {
	for (const { vin } of EVERYWHERE) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
});

test('comments are whole sentences without gaps', () => {
	for (const { dealercomments, id } of EVERYWHERE) {
		if (dealercomments === null || dealercomments === '|') continue;
		expect(dealercomments, id).toMatch(/^[\p{Lu}\d].*\.$/su);
		expect(dealercomments, id).not.toMatch(
			/null|undefined|NaN| {2}|\.\.| ,|\ba [aeio]|\b[Aa]n? (?:An?|One)\b|\$\{/,
		);
	}
});

test('a car with a gap in its service book has no promise of a full service history (VDP-045)', () => {
	const used = EVERYWHERE.filter(({ car_type }) => car_type === 'used');
	const withGap = used.filter(({ dealercomments }) =>
		/stamp is missing|services are stamped/.test(dealercomments ?? ''),
	);
	expect(withGap.length).toBeGreaterThan(5);
	for (const { id, withheld_promises } of withGap)
		expect(withheld_promises, id).toContain('full_service_history');
	for (const { id, dealercomments, withheld_promises } of used) {
		if (/log book is complete|services are in the book/.test(dealercomments ?? ''))
			expect(withheld_promises, id).toEqual([]);
	}
});

test('no comment says that a used vehicle has one key, as dealers’ pages promise two', () => {
	const used = EVERYWHERE.filter(({ car_type }) => car_type === 'used');
	const aboutKeys = used.filter(({ dealercomments }) => /\bkeys?\b/.test(dealercomments ?? ''));
	expect(aboutKeys.length).toBeGreaterThan(5);
	for (const { id, dealercomments } of aboutKeys)
		expect(dealercomments, id).not.toMatch(/\b(?:has|have) one key\b/);
});

test('makes and bodies are known to the product', () => {
	for (const { make, simple_body } of EVERYWHERE) {
		expect(manufacturerOf(make), make).not.toBeNull();
		expect(bodyTypeOf(simple_body ?? ''), String(simple_body)).not.toBeNull();
	}
});

test('pictures are those of the catalogue, the card’s first, at their stated size', () => {
	const drawn = new Map(
		(Object.keys(BODIES) as Body[]).flatMap((body) =>
			coloursOf(body).flatMap((colour) =>
				galleryOf(body, colour).map((picture) => [picture.name, picture] as const),
			),
		),
	);
	for (const { images, primary_image_url } of EVERYWHERE) {
		expect(primary_image_url).toBe(images[0]?.image.url ?? null);
		for (const [index, { image }] of images.entries()) {
			const picture = drawn.get(image.url.replace('/images/demo/', ''));
			expect(picture, image.url).toMatchObject({
				width: image.width,
				height: image.height,
				label: image.alt,
			});
			if (index === 0) expect(picture?.view).toBe('front34');
		}
	}
});
