import { describe, expect, test } from 'vitest';
import { isNear, windowEdges, windowState } from './offer-window.ts';

const edges = windowEdges({ starts: '2026-12-01T00:00:00+11:00', expires: '2026-12-31T23:59:59+11:00' });
const at = (moment: string) => Date.parse(moment);

describe('when an offer holds', () => {
	test.each([
		['the second before it starts', '2026-11-30T23:59:59+11:00', 'before'],
		['its first second', '2026-12-01T00:00:00+11:00', 'open'],
		['its first second, seen from Perth', '2026-11-30T21:00:00+08:00', 'open'],
		['its last second', '2026-12-31T23:59:59+11:00', 'open'],
		['the second after', '2027-01-01T00:00:00+11:00', 'over'],
	])('%s', (_, moment, state) => {
		expect(windowState(edges, at(moment))).toBe(state);
	});

	test('always, without edges', () => {
		expect(windowState(windowEdges({ starts: null, expires: null }), 0)).toBe('open');
	});
});

describe('whether a page made now tells of it', () => {
	test.each([
		['three days before', '2026-11-28T00:00:00+11:00', false],
		['two days before', '2026-11-29T00:00:00+11:00', true],
		['while it holds', '2026-12-10T00:00:00+11:00', true],
		['after it', '2027-01-02T00:00:00+11:00', false],
	])('%s', (_, moment, isTold) => {
		expect(isNear(edges, at(moment))).toBe(isTold);
	});
});
