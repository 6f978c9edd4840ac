import { expect, test } from 'vitest';
import { points, sampled } from './curves.ts';
import { fitted } from './fit.ts';
import { distance, type Vec2 } from './space.ts';
import { table } from './table.ts';

test('points are read as pairs; a third number makes a corner', () => {
	expect(points('0,10 20,30,8')).toEqual([
		[0, 10],
		[20, 30, 8],
	]);
});

test('text that is not a point is refused, and the error quotes it', () => {
	expect(() => points('0,10 20;30')).toThrow('Not a point: 20;30');
});

test('a curve passes through its points and leaves no long gaps', () => {
	const run = sampled(points('0,0 100,80 200,0'), 10);
	expect(run.some((p) => distance(p, [100, 80]) < 0.5)).toBe(true);
	for (let i = 1; i < run.length; i++) expect(distance(run[i - 1] as Vec2, run[i] as Vec2)).toBeLessThan(12);
});

test('two corners in a row make a straight line', () => {
	for (const [x, y] of sampled(points('0,0,0 100,50,0'), 10)) expect(y).toBeCloseTo(x / 2);
});

const circle = Array.from(
	{ length: 180 },
	(_, i): Vec2 => [500 + 200 * Math.cos((i * Math.PI) / 90), 500 + 200 * Math.sin((i * Math.PI) / 90)],
);

test('a circle is fitted by few pieces, close to all its points', () => {
	const pieces = fitted(circle, { tolerance: 0.5, closed: true });
	expect(pieces.length).toBeGreaterThan(3);
	expect(pieces.length).toBeLessThan(12);
	for (const { to } of pieces) expect(distance(to, [500, 500])).toBeCloseTo(200, 0);
});

test('a fit keeps corners sharp and edges straight', () => {
	const square: Vec2[] = [
		[0, 0],
		[100, 0],
		[100, 100],
		[0, 100],
	];
	const pieces = fitted(square, { tolerance: 0.5, closed: true, cornerDegrees: 30 });
	expect(pieces.map((piece) => piece.straight)).toEqual([true, true, true, true]);
	expect(pieces.map((piece) => piece.to)).toContainEqual([100, 100]);
});

test('a table passes through its points and never overshoots them', () => {
	const read = table(points('0,0 10,100 20,100 30,0'));
	expect(read(10)).toBeCloseTo(100, 0);
	for (let x = -5; x < 35; x++) {
		expect(read(x)).toBeGreaterThanOrEqual(0);
		expect(read(x)).toBeLessThanOrEqual(100);
	}
});
