import { expect, test } from 'vitest';
import { offerFaults, promotionalFaults } from './promotional-text.ts';

const rules = (
	text: string,
	{ state = 'qld', hasEnd = false }: { state?: 'qld' | 'nsw'; hasEnd?: boolean } = {},
) => offerFaults(text, { state, hasEnd }).map(({ rule }) => rule);

test.each([
	['Free floor mats', ['promotion-terms']],
	['Free floor mats until 31 December 2026', []],
	['Free floor mats, one set per vehicle', []],
	['Hurry, last chance!', ['false-urgency']],
	['Last chance: until 31 December 2026', []],
	['Kia Rio, $21,990 plus on-road costs', ['on-road-costs']],
	['Kia Rio, $24,490 drive away', []],
	['Hurry: $1,000 off, $21,990 + ORC', ['false-urgency', 'on-road-costs', 'promotion-terms']],
])('%s: %o', (text, expected) => {
	expect(rules(text)).toEqual(expected);
});

test('a promotion with an end needs no end in its text', () => {
	expect(rules('Hurry: free floor mats!', { hasEnd: true })).toEqual([]);
});

test('the words on-road costs are a fault in New South Wales', () => {
	expect(rules('With all on-road costs', { state: 'nsw' })).toEqual(['on-road-costs']);
	expect(rules('With all on-road costs')).toEqual([]);
});

test('a promotion needs no terms in its text, as it links to them', () => {
	expect(promotionalFaults('Free floor mats', { state: 'qld', hasEnd: false })).toEqual([]);
});
