import type { CurvePoint } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import { project } from './camera.ts';
import { shortNumber } from './path-text.ts';
import type { Stage } from './stage.ts';
import { stroke } from './svg.ts';

/**
 * The filling of an opening: horizontal bars, vertical slats, or crossed nets. Millimetres; `pitch` is the distance from one to the next.
 */
export interface Pattern {
	readonly kind: 'bars' | 'slats' | 'net' | 'honeycomb' | 'chevrons' | 'bricks';
	readonly pitch: number;
	readonly width: number;
	readonly colour?: string;
}

/**
 * A fill for an opening in a body. The cell is mapped onto the surface by its slope at `at`; over the size of a grille, the error of a
 * flat pattern on a curved nose is not visible, and one cell costs few bytes.
 */
export function patternFill(
	stage: Stage,
	patch: Patch,
	pattern: Pattern,
	at: CurvePoint,
	side: 1 | -1,
): string {
	const { cell, lines } = cellOf(pattern);
	const colour = pattern.colour ?? '#4b535a';
	const inner =
		stroke(lines, '#000000', pattern.width, 0.8, {
			transform: `translate(0 ${shortNumber(-pattern.width * 0.5)})`,
		}) + stroke(lines, colour, pattern.width);
	return stage.art.pattern(cell[0], cell[1], surfaceMatrix(stage, patch, at, side), inner);
}

/** The matrix that maps flat millimetres around a point of a patch to pixels. */
export function surfaceMatrix(stage: Stage, patch: Patch, [u, v]: CurvePoint, side: 1 | -1): string {
	const d = 60;
	const at = (du: number, dv: number) => project(stage.camera, patch((u + du) * side, v + dv));
	const [x, y] = at(0, 0);
	const [right, left, up, down] = [at(d, 0), at(-d, 0), at(0, d), at(0, -d)];
	const part = (p: readonly number[], q: readonly number[], k: number) =>
		((p[k] as number) - (q[k] as number)) / (2 * d);
	const [a, b, c, e] = [part(right, left, 0), part(right, left, 1), part(up, down, 0), part(up, down, 1)];
	// The cell's origin is the patch's own, so that both halves of a nose meet in the middle.
	return `matrix(${[a, b, c, e].map((n) => shortNumber(n, 4)).join(' ')} ${shortNumber(x - a * u - c * v)} ${shortNumber(y - b * u - e * v)})`;
}

function cellOf({ kind, pitch: p }: Pattern): {
	readonly cell: readonly [number, number];
	readonly lines: string;
} {
	const h = p / 2;
	switch (kind) {
		case 'bars':
			return { cell: [400, p], lines: `M0 ${h}H400` };
		case 'slats':
			return { cell: [p, 400], lines: `M${h} 0V400` };
		case 'net':
			return { cell: [p, p], lines: `M0 0L${p} ${p}M${p} 0L0 ${p}` };
		case 'honeycomb':
			return { cell: [p, Math.round(p * 1.73)], lines: honeycomb(p) };
		case 'chevrons':
			return { cell: [p * 2, p], lines: `M0 0L${p} ${h}L${2 * p} 0M0 ${p}L${p} ${p + h}L${2 * p} ${p}` };
		case 'bricks':
			return {
				cell: [p * 2, p],
				lines: `M0 ${h / 2}H${2 * p}M0 ${p - h / 2}H${2 * p}M${h} ${h / 2}V${p - h / 2}M${p + h} ${-h / 2}V${h / 2}M${p + h} ${p - h / 2}V${p + h / 2}`,
			};
	}
}

function honeycomb(p: number): string {
	const h = p / 2;
	const r = p * 0.289;
	const high = p * 1.73;
	const n = (v: number) => shortNumber(v);
	return `M0 ${n(r)}L${n(h)} 0L${n(p)} ${n(r)}V${n(r * 3)}L${n(h)} ${n(high - r * 2)}L0 ${n(r * 3)}ZM${n(h)} ${n(high - r * 2)}V${n(high)}`;
}
