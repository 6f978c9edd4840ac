import { describe, expect, test } from 'vitest';
import { special } from '../../../tests/fixtures/hours/timetables.ts';
import { type SpecialHoursEntry, upcomingSpecialHours } from './special-hours.ts';

describe('special dates of a department and a location (LOCATIONS-018, LOCATIONS-027)', () => {
	const wanted = { department: 'service', location_name: 'Southport', from: '2026-12-25' } as const;
	const dates = (entries: SpecialHoursEntry[]) =>
		upcomingSpecialHours(entries, wanted).map(({ date }) => date);

	test.each<{ name: string; entry: SpecialHoursEntry; counts: boolean }>([
		{ name: 'the day before', entry: special('2026-12-24'), counts: false },
		{ name: 'the day itself', entry: special('2026-12-25'), counts: true },
		{ name: 'a later day', entry: special('2027-01-01'), counts: true },
		{ name: 'its department', entry: special('2026-12-26', { department: 'service' }), counts: true },
		{ name: 'another department', entry: special('2026-12-26', { department: 'sales' }), counts: false },
		{ name: 'its location', entry: special('2026-12-26', { location_name: 'Southport' }), counts: true },
		{ name: 'another location', entry: special('2026-12-26', { location_name: 'Nerang' }), counts: false },
		{
			name: 'its department elsewhere',
			entry: special('2026-12-26', { department: 'service', location_name: 'Nerang' }),
			counts: false,
		},
	])('$name counts: $counts', ({ entry, counts }) => {
		expect(dates([entry])).toEqual(counts ? [entry.date] : []);
	});

	test('special dates are in the order of their dates', () => {
		const entries = [special('2027-01-01'), special('2026-12-25'), special('2026-12-26')];
		expect(dates(entries)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01']);
		expect(entries[0]?.date).toBe('2027-01-01');
	});

	test.each([
		{ name: 'its department beats all departments', fields: { department: 'service' } },
		{ name: 'its location beats all locations', fields: { location_name: 'Southport' } },
		{ name: 'its location beats its department', fields: { location_name: 'Southport' }, rival: 'service' },
	] as const)('of two special hours for one date, $name', ({ fields, ...row }) => {
		const general = special('2026-12-26', { department: 'rival' in row ? row.rival : 'all' });
		const own = special('2026-12-26', { ...fields, status: 'Open', start_hour: '09:00', end_hour: '12:00' });
		expect(upcomingSpecialHours([general, own], wanted)).toEqual([own]);
		expect(upcomingSpecialHours([own, general], wanted)).toEqual([own]);
	});
});
