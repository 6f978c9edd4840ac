import { describe, expect, test } from 'vitest';
import { TILE, tileView } from './tile-view.ts';

const GEELONG = { lat: -38.1402, long: 144.3486 };
const BRISBANE = { lat: -27.4421, long: 153.0436 };
const TOOWOOMBA = { lat: -27.5712, long: 151.9355 };

describe('a view of map tiles', () => {
	test('has a single location in the middle, at the largest scale', () => {
		const view = tileView([GEELONG], 600, 400);
		expect(view.zoom).toBe(16);
		expect(view.pins).toEqual([{ left: 300, top: 200 }]);
		// As slippy maps number them: 2^16 × (144.3486 + 180) / 360.
		expect(view.tiles.map(({ x }) => x)).toContain(59045);
	});

	test('is covered by its tiles without a gap', () => {
		const { tiles } = tileView([BRISBANE, TOOWOOMBA], 700, 430);
		expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
		expect(Math.max(...tiles.map(({ left }) => left)) + TILE).toBeGreaterThanOrEqual(700);
		expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
		expect(Math.max(...tiles.map(({ top }) => top)) + TILE).toBeGreaterThanOrEqual(430);
	});

	test('has all of several locations inside, with a margin', () => {
		const { pins, zoom } = tileView([BRISBANE, TOOWOOMBA], 700, 430);
		expect(zoom).toBeLessThan(12);
		for (const { left, top } of pins) {
			expect(left).toBeGreaterThanOrEqual(50);
			expect(left).toBeLessThanOrEqual(650);
			expect(top).toBeGreaterThanOrEqual(50);
			expect(top).toBeLessThanOrEqual(380);
		}
	});
});
