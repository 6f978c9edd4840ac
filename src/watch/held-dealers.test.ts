import { expect, test } from 'vitest';
import { reportOutages } from '../outages.ts';
import { HeldDealers } from './held-dealers.ts';

const log: string[] = [];
const reported = reportOutages(
	(reason) => log.push(`away: ${reason}`),
	() => log.push('back'),
);

const SLUGS = Array.from({ length: 150 }, (_, at) => `dealer-${at}`);

test('every dealer of a large fleet is asked about in turn, new dealers first', async () => {
	const asked: string[] = [];
	const target = {
		isHeld: async (slug: string) => {
			asked.push(slug);
			return slug === 'dealer-140';
		},
	};
	const held = new HeldDealers(reported);
	const rounds = [];
	for (let round = 0; round < 3; round++) rounds.push(await held.ask(target, SLUGS));
	expect(rounds.map(({ size }) => size)).toEqual([60, 60, 60]);
	expect(new Set(asked)).toEqual(new Set(SLUGS));
	expect(rounds[2]?.get('dealer-140')).toBe(true);
	expect((await held.ask(target, [...SLUGS, 'new-motors'])).get('new-motors')).toBe(false);
});

test('a target that cannot be reached is asked again in the next round, and reported once', async () => {
	let isAway = true;
	const target = {
		isHeld: async () => {
			if (isAway) throw new Error('away');
			return true;
		},
	};
	const held = new HeldDealers(reported);
	expect(await held.ask(target, ['coast-motors'])).toEqual(new Map());
	expect(await held.ask(target, ['coast-motors'])).toEqual(new Map());
	expect(log).toEqual(['away: away']);
	isAway = false;
	expect(await held.ask(target, ['coast-motors'])).toEqual(new Map([['coast-motors', true]]));
	expect(log.slice(1)).toEqual(['back']);
});
