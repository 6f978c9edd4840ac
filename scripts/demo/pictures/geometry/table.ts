import type { CurvePoint } from './curves.ts';

/** Points [position, value], positions rising. */
export type TablePoints = readonly CurvePoint[];

/** Returns a smooth curve through the pairs; constant beyond both ends. */
export type Table = (at: number) => number;

const STEPS = 256;

/**
 * A curve through the pairs that never overshoots them (monotone cubic), sampled once into an array, because the widths of bodies are
 * read far too often to solve a cubic each time.
 */
export function table(points: TablePoints): Table {
	const xs = points.map((p) => p[0]);
	const ys = points.map((p) => p[1]);
	const first = xs[0] ?? 0;
	const last = xs.at(-1) ?? 0;
	if (xs.length < 2 || last === first) return () => ys[0] ?? 0;
	const slopes = monotoneSlopes(xs, ys);
	const scale = STEPS / (last - first);
	const samples = Float64Array.from({ length: STEPS + 2 }, (_, i) =>
		hermite(xs, ys, slopes, first + Math.min(i, STEPS) / scale),
	);
	return (at) => {
		const u = Math.max(0, Math.min(STEPS, (at - first) * scale));
		const i = Math.floor(u);
		const low = samples[i] as number;
		return low + ((samples[i + 1] as number) - low) * (u - i);
	};
}

function monotoneSlopes(xs: readonly number[], ys: readonly number[]): number[] {
	const rise = xs
		.slice(1)
		.map((x, i) => ((ys[i + 1] as number) - (ys[i] as number)) / (x - (xs[i] as number)));
	return xs.map((_, i) => {
		const before = rise[i - 1];
		const after = rise[i];
		if (before === undefined) return after ?? 0;
		if (after === undefined) return before;
		return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
	});
}

function hermite(xs: readonly number[], ys: readonly number[], slopes: readonly number[], x: number): number {
	let i = 0;
	while (i < xs.length - 2 && x > (xs[i + 1] as number)) i++;
	const x0 = xs[i] as number;
	const h = (xs[i + 1] as number) - x0;
	const t = (x - x0) / h;
	const [y0, y1, m0, m1] = [ys[i], ys[i + 1], slopes[i], slopes[i + 1]] as [number, number, number, number];
	return (
		(2 * t ** 3 - 3 * t ** 2 + 1) * y0 +
		(t ** 3 - 2 * t ** 2 + t) * h * m0 +
		(3 * t ** 2 - 2 * t ** 3) * y1 +
		(t ** 3 - t ** 2) * h * m1
	);
}
