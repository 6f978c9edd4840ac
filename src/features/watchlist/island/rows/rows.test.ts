import { describe, expect, test } from 'vitest';
import { listSummary, sinceSaved } from './row-words.ts';
import { sortedRows } from './sort-rows.ts';
import type { WatchlistRow } from './watchlist-row.ts';

const CARS = { one: 'car', many: 'cars' };

function row(id: string, change: Partial<WatchlistRow> = {}): WatchlistRow {
	return {
		id,
		href: '/cars/x',
		title: '2024 Toyota HiLux SR5',
		variant: '',
		facts: [],
		picture: { url: '/x.svg' },
		state: 'for-sale',
		price: null,
		ended: null,
		soldAt: null,
		amount: 20_000,
		amountThen: 20_000,
		savedAt: '2026-11-09T02:00:00.000Z',
		note: null,
		actions: [],
		similar: [],
		marked: { id, name: '', slug: 'x', make: '', model: '', primary_image_url: null },
		...change,
	};
}

const cheaper = row('cheaper', { amount: 18_500 });
const dearer = row('dearer', { amount: 21_000 });
const same = row('same');
const reserved = row('reserved', { state: 'reserved' });
const ended = { state: 'ended', ended: 'Sold', amount: null } as const;
const sold = row('sold', { ...ended, soldAt: Date.parse('2026-11-21T02:00:00.000Z') });

describe('the change of a vehicle since it was saved', () => {
	test.each([
		{ of: cheaper, change: '$1,500 less', text: 'than when you saved it: $20,000 on 9 November' },
		{ of: dearer, change: '$1,000 more', text: 'than when you saved it: $20,000 on 9 November' },
		{ of: same, change: null, text: 'Same price as when you saved it on 9 November' },
		{ of: row('x', { amountThen: null }), change: null, text: 'You saved it on 9 November' },
		{ of: row('x', { amount: null }), change: null, text: 'You saved it on 9 November' },
		{ of: sold, change: null, text: '21 November. $20,000 when you saved it.' },
		{ of: row('x', { ...ended, amountThen: null }), change: null, text: 'You saved it on 9 November.' },
	])('$of.id: $change $text', ({ of, change, text }) => {
		expect(sinceSaved(of)).toMatchObject({ change, text });
	});
});

test.each([
	{ rows: [same], words: 'One car. Nothing has changed since you saved it.' },
	{ rows: [same, same], words: 'Two cars. Nothing has changed since you saved them.' },
	{
		rows: [cheaper, same, reserved, sold],
		words: 'Four cars. One is cheaper, one is reserved, one is no longer for sale.',
	},
	{ rows: [cheaper, cheaper, dearer], words: 'Three cars. Two are cheaper, one costs more.' },
	{ rows: Array.from({ length: 12 }, () => sold), words: '12 cars. 12 are no longer for sale.' },
])('$words', ({ rows, words }) => {
	expect(listSummary(rows, CARS)).toBe(words);
});

describe('the order of the list', () => {
	const far = row('far', { amount: 10_000 });
	const late = row('late', { savedAt: '2026-11-10T02:00:00.000Z', amount: 30_000 });
	const idsBy = (sort: Parameters<typeof sortedRows>[1]) =>
		sortedRows([same, late, dearer, sold, reserved, cheaper, far], sort).map(({ id }) => id);

	test('begins with what changed, the largest drop first', () => {
		expect(idsBy('changed')).toEqual(['far', 'cheaper', 'reserved', 'sold', 'late', 'dearer', 'same']);
	});

	test('is by the day of saving', () => {
		expect(idsBy('saved').slice(0, 2)).toEqual(['late', 'same']);
	});

	test('is by price, with vehicles without a price last', () => {
		expect(idsBy('price')).toEqual(['far', 'cheaper', 'same', 'reserved', 'dearer', 'late', 'sold']);
	});
});
