import { describe, expect, test } from 'vitest';
import { isWithin, openIntervals } from './open-intervals.ts';
import type { Schedule } from './opening-hours.ts';

const schedule = (time_zone: string, fields: Partial<Schedule> = {}): Schedule => ({
	time_zone,
	weekly: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
		weekday,
		status: weekday === 0 ? 'Closed' : 'Open',
		formated_hours: null,
		open: '08:30',
		close: '17:30',
	})),
	special: [],
	appointment_saturdays_from: null,
	unavailable_text: 'Closed',
	...fields,
});

const first = (zone: string, now: string) =>
	openIntervals(schedule(zone), new Date(now), 1).map(([from, to]) => [
		new Date(from).toISOString(),
		new Date(to).toISOString(),
	])[0];

describe('opening times are moments of the place’s own clock', () => {
	test.each([
		['Perth', 'Australia/Perth', '2026-11-23T00:00:00Z', '2026-11-23T00:30:00.000Z'],
		['Brisbane', 'Australia/Brisbane', '2026-11-23T00:00:00Z', '2026-11-22T22:30:00.000Z'],
		['Sydney in summer', 'Australia/Sydney', '2026-11-23T00:00:00Z', '2026-11-22T21:30:00.000Z'],
		['Sydney in winter', 'Australia/Sydney', '2026-07-13T00:00:00Z', '2026-07-12T22:30:00.000Z'],
		['Adelaide, half an hour off', 'Australia/Adelaide', '2026-07-13T00:00:00Z', '2026-07-12T23:00:00.000Z'],
	])('%s', (_, zone, now, opens) => {
		expect(first(zone, now)?.[0]).toBe(opens);
	});

	test('on the Saturday before the clocks go forward and the Monday after', () => {
		const found = openIntervals(schedule('Australia/Sydney'), new Date('2026-10-03T00:00:00Z'), 3);
		expect(found.map(([from]) => new Date(from).toISOString())).toEqual([
			'2026-10-02T22:30:00.000Z',
			'2026-10-04T21:30:00.000Z',
			// How far is known: midnight by the new time.
			'2026-10-05T13:00:00.000Z',
		]);
	});

	test('a holiday has none', () => {
		const holiday = {
			date: '2026-12-25',
			status: 'Closed' as const,
			start_hour: null,
			end_hour: null,
			department: 'all' as const,
			location_name: null,
		};
		const found = openIntervals(
			schedule('Australia/Perth', { special: [holiday] }),
			new Date('2026-12-25T00:00:00Z'),
			1,
		);
		expect(found.map(([from, to]) => to - from)).toEqual([0]);
	});
});

describe('at a moment', () => {
	const [[from = 0, to = 0] = []] = openIntervals(
		schedule('Australia/Perth'),
		new Date('2026-11-23T00:00:00Z'),
		1,
	);
	const two = [[from, to] as const, [to + 2000, to + 2000] as const];

	test.each([
		['a moment before opening', from - 1, false],
		['at opening', from, true],
		['a moment before closing', to - 1, true],
		['at closing', to, false],
		['on a day that is closed as far as anybody knows', to + 1500, false],
		['beyond what is known, nobody can tell', to + 2000, true],
	])('%s', (_, now, open) => {
		expect(isWithin(two, now)).toBe(open);
	});

	test('without any nobody knows', () => {
		expect(isWithin([], 0)).toBe(true);
	});
});
