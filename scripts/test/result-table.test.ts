import { expect, test } from 'vitest';
import { resultTable } from './result-table.ts';

test('the table has the outcome of each step with its reason, and of all steps', () => {
	expect(
		resultTable(
			[
				{ name: 'lint', outcome: 'passed', reason: '', notes: [], seconds: 4.04 },
				{ name: 'browser', outcome: 'not run', reason: 'There is no Chromium', notes: [], seconds: 0.5 },
			],
			4.1,
		),
	).toBe(
		[
			'lint        4.0 s  passed',
			'browser     0.5 s  not run: There is no Chromium',
			'all         4.1 s  1 of 2 did not pass',
		].join('\n'),
	);
});

test('the notes of a step are below the table', () => {
	const notes = ['NO MEILISEARCH SERVER HERE', 'RECORDED SEARCHES'];
	expect(resultTable([{ name: 'vitest', outcome: 'passed', reason: '', notes, seconds: 60 }], 60)).toBe(
		[
			'vitest    60.0 s  passed',
			'all       60.0 s  passed',
			'',
			'*** vitest: NO MEILISEARCH SERVER HERE',
			'',
			'*** vitest: RECORDED SEARCHES',
		].join('\n'),
	);
});
