import { expect, test } from 'vitest';
import type { Built } from './outcome.ts';
import { fleetSummary } from './summary.ts';

const built = (from_snapshot: Built['stock']['from_snapshot'] = null): Built => ({
	status: 'built',
	slug: 'coast-motors',
	pages: 114,
	rendered: 0,
	reused: 114,
	removed: 0,
	hosts: [],
	stock: {
		source: 'coast-motors/stock.json',
		rows: 60,
		taken: 60,
		shown: 58,
		not_shown: { sold: 2 },
		rejected_rows: 0,
		notices: 0,
		from_snapshot,
		lines: ['coast-motors/stock.json: 60 rows, 60 taken, 58 shown'],
	},
});

const stale = (age_hours: number) =>
	built({ reason: 'https://feed.example answers 503', taken_at: '2026-11-20T09:00:00.000Z', age_hours });

test("a site of today's stock has no note", () => {
	const { text, isClean } = fleetSummary([built()], 1);
	expect(isClean).toBe(true);
	expect(text.split('\n').slice(0, 2)).toEqual([
		'✓ coast-motors: 114 pages, 0 new or changed',
		'    coast-motors/stock.json: 60 rows, 60 taken, 58 shown',
	]);
});

test.each([
	{ age_hours: 0.4, age: 'less than an hour' },
	{ age_hours: 1, age: '1 hour' },
	{ age_hours: 30, age: '30 hours' },
	{ age_hours: 75, age: '3 days' },
])('a site of an earlier stock has a note with the reason and the age: $age', ({ age_hours, age }) => {
	const { text, isClean, json } = fleetSummary([stale(age_hours)], 1);
	const message = `the last good stock of 2026-11-20 09:00 UTC (${age} old) was used, as today's was refused: https://feed.example answers 503`;
	expect(isClean).toBe(false);
	expect(text.split('\n').slice(0, 2)).toEqual([
		'✗ coast-motors: 114 pages, 0 new or changed',
		`    ${message}`,
	]);
	expect(json.problems).toEqual([{ dealer: 'coast-motors', message }]);
	expect(json.stock).toMatchObject([
		{
			dealer: 'coast-motors',
			rows: 60,
			taken: 60,
			shown: 58,
			not_shown: { sold: 2 },
			from_snapshot: { age_hours },
		},
	]);
});
