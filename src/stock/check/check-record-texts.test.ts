import { describe, expect, test } from 'vitest';
import { checkRecord } from './check-record.ts';

const KIA = { id: '7', make: 'Kia', model: 'Rio' };

/** The result of checking a record: the findings as sentences, and the vehicle. */
function check(fields: Record<string, unknown>) {
	const { vehicle, notices, ...rest } = checkRecord({ ...KIA, ...fields });
	const reported = (findings: typeof notices) =>
		findings.map(
			({ field, expected, found, used }) =>
				`${field}: expected ${expected}, found ${found}${used === null ? '' : `; used ${used}`}`,
		);
	return { vehicle, notices: reported(notices), reasons: 'reasons' in rest ? reported(rest.reasons) : [] };
}

describe('pictures', () => {
	const picture = (url: unknown, more: object = {}) => ({ image: { url, ...more } });
	const addresses = (vehicle: ReturnType<typeof check>['vehicle']) =>
		vehicle?.images.map(({ image }) => image.url);

	test('without an address are dropped alone, and reported by their position in the feed', () => {
		const { vehicle, notices } = check({
			images: [
				picture('https://a.example/0.jpg'),
				picture('javascript:0'),
				null,
				picture('https://a.example/3.jpg'),
				picture('data:x'),
			],
		});
		expect(addresses(vehicle)).toEqual(['https://a.example/0.jpg', 'https://a.example/3.jpg']);
		expect(notices).toEqual([
			'images[1].image.url: expected a web address (https://… or /…), found "javascript:0"',
			expect.stringMatching(/^images\[2\]: expected a group of fields/),
			'images[4].image.url: expected a web address (https://… or /…), found "data:x"',
		]);
	});

	test('with an invalid width keep their address', () => {
		const { vehicle, notices } = check({
			images: [picture('https://a.example/0.jpg', { width: -5, height: 90 })],
		});
		expect(vehicle?.images[0]?.image).toMatchObject({
			url: 'https://a.example/0.jpg',
			width: null,
			height: 90,
		});
		expect(notices).toEqual(['images[0].image.width: expected a number of 1 or more, found -5']);
	});

	test('keep the ampersands of their address', () => {
		const url = 'https://a.example/?a=1&copy=2&amp;b=3';
		const { vehicle } = check({
			images: [picture(url)],
			file: url,
			primary_image_url: url,
			thumbnails: [url],
		});
		expect(addresses(vehicle)).toEqual([url]);
		expect(vehicle).toMatchObject({ file: url, primary_image_url: url, thumbnails: [url] });
	});
});

describe('texts', () => {
	test('of any field become plain text', () => {
		const { vehicle } = check({
			badge: 'S &amp; P',
			dealercomments: '<p>One owner</p><script>steal()</script><p>Full | books</p>',
			standardEquipment: ['<b>Tow bar</b>'],
			location: { name: 'Smith &amp; Sons' },
		});
		expect(vehicle).toMatchObject({
			badge: 'S & P',
			dealercomments: 'One owner\n\nFull | books',
			standardEquipment: ['Tow bar'],
			location: { name: 'Smith & Sons' },
		});
	});

	test('with only tags are empty', () => {
		expect(check({ dealercomments: '<p> </p>' }).vehicle?.dealercomments).toBeNull();
	});

	test.each([
		{ field: 'dealercomments', length: 20_000, kept: 20_000 },
		{ field: 'dealercomments', length: 100_000, kept: 100_000 },
		{ field: 'dealercomments', length: 100_001, kept: 100_000 },
		{ field: 'badge', length: 1_000, kept: 1_000 },
		{ field: 'badge', length: 1_001, kept: 1_000 },
	] as const)('$field of $length characters keeps $kept', ({ field, length, kept }) => {
		const { vehicle, notices } = check({ [field]: 'x'.repeat(length) });
		expect(vehicle?.[field]).toHaveLength(kept);
		expect(notices).toHaveLength(length > kept ? 1 : 0);
	});

	test('private and unknown fields are dropped', () => {
		const { vehicle } = check({ cost_price: 9000, dealer_notes: 'sold to Ms Lee', variant: { margin: 4 } });
		expect(JSON.stringify(vehicle)).not.toMatch(/9000|Lee|margin/);
	});
});

describe('make and model', () => {
	test.each([
		{ make: 'KIA', expected: 'Kia' },
		{ make: 'mercedes benz', expected: 'Mercedes-Benz' },
		{ make: 'Bolwell', expected: 'Bolwell' },
	])('$make is spelt $expected', ({ make, expected }) => {
		expect(check({ make }).vehicle?.make).toBe(expected);
	});

	test.each([
		{ fields: { name: '2021 Great Wall Steed (4x4)', year: 2021 }, make: 'Great Wall', model: 'Steed (4x4)' },
		{ fields: { carsales_title: 'Toyota Corolla' }, make: 'Toyota', model: 'Corolla' },
		{ fields: { name: 'Homebuilt trailer' }, make: '', model: 'Homebuilt trailer' },
		{ fields: { name: 'Bolwell Nagari', make: 'Bolwell' }, make: 'Bolwell', model: 'Nagari' },
	])('are read from a name: $fields.name $fields.carsales_title', ({ fields, make, model }) => {
		const { vehicle, notices } = check({ make: null, model: null, ...fields });
		expect(vehicle).toMatchObject({ make, model });
		expect(notices).toEqual([
			`make: expected a make and a model, found only a name; used ${`${make} ${model}`.trim()}`,
		]);
	});
});
