import { expect, test } from 'vitest';
import type { GarageCar } from '../../../api/garage/garage.ts';
import type { OwnEnquiry } from '../../../api/garage/own-enquiry.ts';
import { carLine, enquiryText, enquiryTitle, foundWords, hiddenNumber } from './garage-words.ts';

const CAR: GarageCar & { price_then: number | null } = {
	...{ id: '7', title: 'A car', path: '/cars/7', picture: null, price_text: '$63,490 drive away' },
	...{ price: 63_490, price_then: 63_490, reserved: false, state: 'available' },
};

test.each([
	[{}, '$63,490 drive away'],
	[{ price_then: 64_990 }, '$63,490, down $1,500'],
	[{ price_then: 63_000 }, '$63,490, up $490'],
	[{ price_then: null }, '$63,490 drive away'],
	[{ reserved: true, price_then: 64_990 }, 'RESERVED, $63,490'],
	[{ price: null, price_text: null }, 'Ask us for the price'],
	[{ state: 'sold' }, 'Sold'],
	[{ state: 'deposit-taken' }, 'Deposit taken'],
	[{ path: null, state: 'unavailable' }, 'No longer for sale'],
] as const)('a vehicle with %j: %s', (change, text) => {
	const line = carLine({ ...CAR, ...change });
	expect(line).toEqual({ text, isLess: text.includes('down') });
});

const SEARCH = { id: '1', name: 'Toyota', path: '/search/toyota', saved_at: '2026-11-20T01:00:00.000Z' };

test.each([
	[{ total: 7, new: 2 }, '7 match today', '2 new since 20 November'],
	[{ total: 1, new: 0 }, '1 matches today', null],
	[{ total: 0, new: 0 }, 'No match today', null],
	[null, 'Saved on 20 November', null],
])('a search that finds %j: %s', (found, text, news) => {
	expect(foundWords({ ...SEARCH, found })).toEqual({ text, news });
});

const ENQUIRY: OwnEnquiry = {
	reference: 'A1B2-C3D4',
	received_at: '2026-11-22T05:12:00.000Z',
	category: 'Test Drive',
	state: 'received',
	vehicle: { title: '2025 HiLux', path: '/cars/7' },
	time: null,
	place: { name: 'Geelong West', phone: '03' },
	sent: { message: ' Does it fold? ', own_vehicle: null, estimate: null },
};

test('an enquiry has its category and vehicle as the title, and its question or request as the text', () => {
	expect(enquiryTitle(ENQUIRY)).toBe('Test Drive: 2025 HiLux');
	expect(enquiryText(ENQUIRY)).toBe('“Does it fold?”');
	expect(enquiryText({ ...ENQUIRY, time: 'Sat 28 Nov 2026, 10:30am' })).toBe(
		'For Sat 28 Nov 2026, 10:30am, at Geelong West',
	);
	const trade = {
		...ENQUIRY,
		vehicle: null,
		sent: { message: '', own_vehicle: '2016 Mazda', estimate: '$9' },
	};
	expect([enquiryTitle(trade), enquiryText(trade)]).toEqual(['Test Drive: 2016 Mazda', 'Estimate $9']);
	const named = { ...ENQUIRY, vehicle: null, sent: null };
	expect([enquiryTitle(named), enquiryText(named)]).toEqual(['Test Drive', null]);
	const long = { ...ENQUIRY, sent: { message: 'a'.repeat(500), own_vehicle: null, estimate: null } };
	expect(enquiryText(long)).toHaveLength(162);
});

test('a phone number is shown with its beginning and end only', () => {
	expect(hiddenNumber('+61412345019')).toBe('0412 ••• 019');
	expect(hiddenNumber('+64211234567')).toBe('+642 ••• 567');
});
