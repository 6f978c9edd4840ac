import { expect, test } from 'vitest';
import type { Target } from '../../deploy/target.ts';
import { reportOutages } from '../../outages.ts';
import { fleetIncidents } from './fleet-incidents.ts';

const NOW = new Date('2026-03-02T02:00:00Z');
const THRESHOLDS = { oldFeedHours: 48 };

test('departed dealers stay known while the target does not answer, and the log names the reason once', async () => {
	let isAway = false;
	const target = {
		sites: async () => {
			if (isAway) throw new Error('the bucket sites does not answer');
			return ['coast-motors', 'left-motors'];
		},
	} as unknown as Target;
	const log: string[] = [];
	const reported = reportOutages(
		(reason) => log.push(`away: ${reason}`),
		() => log.push('back'),
	);
	const places = { target, existing: () => ['coast-motors'], reported };
	const incidents = (known: string[]) => fleetIncidents({}, places, known, NOW, THRESHOLDS, null);
	const known = await incidents([]);
	expect(known).toHaveLength(1);
	const keys = known.map(({ key }) => key);
	isAway = true;
	expect((await incidents(keys)).map(({ key }) => key)).toEqual(keys);
	await incidents(keys);
	expect(log).toEqual(['away: the bucket sites does not answer']);
	isAway = false;
	await incidents(keys);
	expect(log.slice(1)).toEqual(['back']);
});
