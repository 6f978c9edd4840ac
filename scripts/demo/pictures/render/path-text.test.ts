import { expect, test } from 'vitest';
import { cubicsThrough, points } from '../geometry/curves.ts';
import { Art } from './art.ts';
import { pathText, shortNumber } from './path-text.ts';
import { shareRepeats } from './share-repeats.ts';

test.each([
	[0.5, '.5'],
	[-0.26, '-.3'],
	[-0.01, '0'],
	[12, '12'],
])('%s is written %s', (value, text) => {
	expect(shortNumber(value)).toBe(text);
});

test('straight pieces along an axis need one number', () => {
	expect(pathText(cubicsThrough(points('0,0,0 10,0,0 10,20,0 0,0,0')), 'closed')).toBe('M0 0h10v20l-10-20Z');
});

test('rounding does not add up along a path', () => {
	const line = Array.from({ length: 50 }, (_, i) => [i * 1.4, 0, 0] as const);
	const steps = [...pathText(cubicsThrough(line), 'open').matchAll(/[h ](\d+)/g)].map((match) =>
		Number(match[1]),
	);
	expect(steps.slice(1).reduce((sum, step) => sum + step, steps[0] ?? 0)).toBe(Math.round(49 * 1.4));
});

test('a long path that occurs twice is written once', () => {
	const d = `M0 0${'l1 1'.repeat(20)}`;
	const { markup, shared } = shareRepeats(`<path d="${d}" fill="red"/><path d="${d}" stroke="blue"/>`);
	expect(shared).toBe(`<path id="s0" d="${d}"/>`);
	expect(markup).toBe('<use href="#s0" fill="red"/><use href="#s0" stroke="blue"/>');
});

test('a gradient used twice is defined once, and an unused one is not defined', () => {
	const art = new Art();
	const first = art.down('0 #fff, 1 #000');
	expect(art.down('0 #fff, 1 #000')).toBe(first);
	art.down('0 #f00, 1 #00f');
	const defined = art.definitionsFor(`<path fill="${first}"/>`);
	expect(defined.match(/<linearGradient/g)).toHaveLength(1);
	expect(defined).toContain('#fff');
});
