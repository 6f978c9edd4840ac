import type { Cubic, Ends } from '../geometry/curves.ts';

/** A number in SVG's shortest form: at most `digits` decimals, no leading zero. */
export function shortNumber(value: number, digits = 1): string {
	const scale = 10 ** digits;
	const rounded = Math.round(value * scale) / scale;
	return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers side by side with as few separators as the grammar allows. */
const packed = (numbers: readonly string[]): string =>
	numbers.map((text, i) => (i > 0 && !text.startsWith('-') ? ` ${text}` : text)).join('');

/**
 * Path text in relative steps. Every point is snapped to a grid of `step` first, so rounding never adds up
 * along the path, and equal steps give equal text, which compresses well.
 */
export function pathText(pieces: readonly Cubic[], ends: Ends, step = 1): string {
	const first = pieces[0];
	if (!first) return '';
	const digits = step >= 1 ? 0 : 1;
	const snap = (v: number) => Math.round(v / step);
	const say = (v: number) => shortNumber(v * step, digits);
	let x = snap(first.from[0]);
	let y = snap(first.from[1]);
	let text = `M${packed([say(x), say(y)])}`;
	let last = '';
	for (const piece of pieces) {
		const points = piece.straight ? [piece.to] : [piece.handle1, piece.handle2, piece.to];
		const steps = points.flatMap((p) => [snap(p[0]) - x, snap(p[1]) - y]);
		if (steps.every((v) => v === 0)) continue;
		const [dx, dy] = steps;
		// A level or upright line needs one number only.
		const [letter, numbers] = !piece.straight
			? ['c', steps]
			: dy === 0
				? ['h', [dx]]
				: dx === 0
					? ['v', [dy]]
					: ['l', steps];
		const joined = packed((numbers as number[]).map(say));
		text += letter === last ? (joined.startsWith('-') ? joined : ` ${joined}`) : letter + joined;
		[x, y, last] = [snap(piece.to[0]), snap(piece.to[1]), letter];
	}
	return text + (ends === 'closed' ? 'Z' : '');
}
