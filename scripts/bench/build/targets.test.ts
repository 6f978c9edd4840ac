import { expect, test } from 'vitest';
import { targetsTable, verdict } from './targets.ts';

test.each([
	['at most', 0.15, 0.15, 'met'],
	['at most', 0.15, 0.151, 'missed by 1%'],
	['at most', 0.15, 0.3, 'missed by 100%'],
	['at most', 0, 0, 'met'],
	['at most', 0, 12, 'missed by 12'],
	['at least', 2, 2.4, 'met'],
	['at least', 2, 1.9, 'missed by 5%'],
	['at least', 2, null, 'not measured'],
] as const)('%s %d and %d measured is %s', (is, limit, measured, words) => {
	expect(verdict({ is, limit }, measured)).toBe(words);
});

test('figures are compared with Hugo’s for the same fleet, and a missing figure does not count as met', () => {
	const row = (generator: string, pages_per_s: number) => ({
		fleet: '6 × 1,000',
		generator,
		output: 'memory',
		pages_per_s,
	});
	const { rows } = targetsTable([
		{ title: '', columns: [], rows: [row('Forecourt', 1_050), row('Hugo', 1_000)] },
	]);
	expect(rows).toContainEqual({
		target: "6 × 1,000, Forecourt: pages per s, times Hugo's",
		limit: 'at least 1.1',
		measured: 1.05,
		verdict: 'missed by 5%',
	});
	expect(rows.filter(({ verdict }) => verdict === 'not measured')).toHaveLength(rows.length - 1);
});
