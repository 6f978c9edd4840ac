import { expect, test } from 'vitest';
import { deploySummary } from './summary.ts';

test('a problem of a dealer has the slug once, and a problem of all dealers is a line without one', () => {
	const refused = (slug: string, onPages: string[]) => ({
		...{ slug, status: 'refused' as const, isLive: false },
		...{ inFolder: [], onPages },
	});
	const { text } = deploySummary(
		'a bucket',
		[
			refused('coast', ['coast: /pages/deal: no rate']),
			refused('hills', ['is full']),
			refused('ridge', ['is full']),
		],
		[],
		1,
	);
	expect(text.split('\n').slice(0, 2)).toEqual(['✗ coast: /pages/deal: no rate', '✗ hills, ridge: is full']);
});
