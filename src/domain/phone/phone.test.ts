import { expect, test } from 'vitest';
import { callNumber, dialled, isMobile, masked } from './phone.ts';

test.each([
	['(07) 3456 7890', '(07) *********'],
	['1300 637 743', '1300 *******'],
	['12345', '12345'],
	['000', '000'],
	['', ''],
])('%s is shown as %s until it is asked for (PHONE-004, resolution 84)', (phone, shown) => {
	expect(masked(phone)).toBe(shown);
});

test.each([
	['0491 570 156', true],
	['+61 491 570 156', true],
	['61491570156', true],
	['(03) 5221 8840', false],
	['1300 637 743', false],
	['0491 570 15', false],
])('%s takes text messages: %s', (phone, is) => {
	expect(isMobile(phone)).toBe(is);
});

test('links to phone numbers have digits only (PHONE-001)', () => {
	expect(dialled('+61 (3) 5221-8840')).toBe('+61352218840');
});

const ALL = {
	override: '1',
	by_car_type: { new: '2', used: '3', demo: '4' },
	new: '5',
	used: '6',
};

test.each([
	{ name: 'the override', phones: ALL, car_type: 'new' as const, number: '1' },
	{
		name: 'the number of its condition',
		phones: { ...ALL, override: undefined },
		car_type: 'used' as const,
		number: '3',
	},
	{
		name: 'that of new vehicles for a demo without one',
		phones: { by_car_type: { new: '2' }, new: '5' },
		car_type: 'demo' as const,
		number: '2',
	},
	{
		name: 'the site’s for new',
		phones: { by_car_type: {}, new: '5', used: '6' },
		car_type: 'demo' as const,
		number: '5',
	},
	{
		name: 'the site’s for used',
		phones: { by_car_type: {}, new: '5', used: '6' },
		car_type: 'used' as const,
		number: '6',
	},
	{ name: 'that of its own location', phones: { by_car_type: {} }, car_type: 'used' as const, number: '7' },
])('the number is that of $name (PHONE-006 to PHONE-009)', ({ phones, car_type, number }) => {
	expect(callNumber({ car_type, location: { phone: '7' } }, phones, '8')).toBe(number);
});

test('a vehicle without a location in the feed has the number of the configured location, or none', () => {
	const vehicle = { car_type: 'new' as const, location: null };
	expect(callNumber(vehicle, { by_car_type: {} }, '8')).toBe('8');
	expect(callNumber(vehicle, { by_car_type: {} }, null)).toBeNull();
});
