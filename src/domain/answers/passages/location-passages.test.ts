import { expect, test } from 'vitest';
import { locationPassages } from './location-passages.ts';

const NOW = new Date('2026-11-24T06:45:00Z');
const YARD = {
	name: 'Kewdale',
	hours_of: 'Opening hours' as const,
	address: '19 Freight Road',
	phone: '1300 744 486',
	href: '/locations/kewdale',
	timetable: {
		zone: 'Australia/Perth',
		week: ['Closed', [480, 1080], [480, 1080], [480, 1080], [480, 1200], [480, 1080], [540, 1020]] as const,
		dates: { '2026-11-23': 'Closed', '2026-12-24': [480, 780] as const },
	},
};
const said = (location: Parameters<typeof locationPassages>[0]) =>
	locationPassages(location, NOW).map(({ label, text }) => [label, text]);

test('passages have the hours of the week, with equal days together, and coming days with other hours', () => {
	expect(said(YARD)).toEqual([
		[
			'Opening hours',
			'Monday to Wednesday 8:00am – 6:00pm, Thursday 8:00am – 8:00pm, Friday 8:00am – 6:00pm, Saturday 9:00am – 5:00pm, Sunday Closed',
		],
		['Thursday 24 Dec 2026', '8:00am – 1:00pm'],
		['Where to see it', 'Kewdale, 19 Freight Road'],
		['Phone', '1300 744 486'],
	]);
});

test('a workshop has its hours under their own label, and no passage about where vehicles are', () => {
	const week = YARD.timetable.week.map((_, day) =>
		day === 0 || day === 6 ? 'Closed' : ([450, 960] as const),
	);
	const workshop = {
		...YARD,
		hours_of: 'Service hours' as const,
		timetable: { ...YARD.timetable, week, dates: {} },
	};
	expect(said(workshop)).toEqual([
		['Service hours', 'Monday to Friday 7:30am – 4:00pm, Saturday and Sunday Closed'],
		['Phone', '1300 744 486'],
	]);
});

test('every other Saturday by appointment is said beside the hours of the others', () => {
	const timetable = { ...YARD.timetable, dates: {}, saturdays: '2025-06-14' };
	expect(said({ ...YARD, timetable })[0]?.[1]).toContain(
		'Saturday 9:00am – 5:00pm (every other one by appointment only), Sunday Closed',
	);
});

test('a location with unknown hours has no passage about hours', () => {
	expect(said({ ...YARD, timetable: null, phone: null })).toEqual([
		['Where to see it', 'Kewdale, 19 Freight Road'],
	]);
});
