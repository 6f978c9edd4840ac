import { type CurvePoint, cubicsThrough } from '../geometry/curves.ts';
import { mixed, type Paint, shade } from '../paint/colours.ts';
import type { Art } from '../render/art.ts';
import { pathText } from '../render/path-text.ts';
import { fill, group, type Markup, stroke } from '../render/svg.ts';
import type { Trim } from '../trims.ts';

/** A motorcycle being drawn: flat, in millimetres, x from the front tyre, y up from the ground, its left side towards the viewer. */
export interface Sketch {
	readonly art: Art;
	readonly paint: Paint;
	readonly trim: Trim;
}

type Points = readonly CurvePoint[];

/** A closed smooth outline. */
export const shape = (points: Points): string => pathText(cubicsThrough(points, 'closed'), 'closed', 2);

/** An open smooth line. */
export const open = (points: Points): string => pathText(cubicsThrough(points), 'open', 2);

/** The same points shifted. */
export const moved = (points: Points, dx: number, dy: number): CurvePoint[] =>
	points.map(
		([x, y, corner]): CurvePoint => (corner === undefined ? [x + dx, y + dy] : [x + dx, y + dy, corner]),
	);

/** Polished metal between two heights. */
export const chrome = ({ art }: Sketch, high: number, low: number): string =>
	art.vertical(high, low, '0 #ffffff, .3 #b4bcc4, .46 #6b747d, .55 #dfe4e8, .8 #9aa3ab, 1 #4b535b');

/** Cast metal between two heights. */
export const cast = ({ art }: Sketch, high: number, low: number): string =>
	art.vertical(high, low, '0 #8b939b, .25 #5a626a, .6 #343a40, 1 #15181b');

/** Black plastic or leather between two heights. */
export const black = ({ art }: Sketch, high: number, low: number): string =>
	art.vertical(high, low, '0 #4a5057, .4 #25292d, 1 #0e0f11');

/** Paint between two heights. */
export const painted = ({ art, paint }: Sketch, high: number, low: number): string =>
	art.vertical(high, low, `0 ${shade(paint, 0.86)}, .45 ${shade(paint, 0.5)}, 1 ${shade(paint, 0.06)}`);

/** The frame's colour: the paint's on sport bikes, else near black. */
export const frameTone = ({ paint, trim }: Sketch): string =>
	trim === 'sport' ? mixed(shade(paint, 0.5), '#202428', 0.2) : '#2b3036';

/** A tube along points: dark edge, body tone, fine highlight. */
export function tube(points: Points, width: number, tone: string, glint = 0.45): Markup {
	const d = open(points);
	const lit = { transform: `translate(${Math.round(-width * 0.12)} ${Math.round(width * 0.2)})` };
	return (
		stroke(d, '#08090a', width + 6, 0.9) + stroke(d, tone, width) + stroke(d, '#fff', width * 0.2, glint, lit)
	);
}

/** A filled piece with a fine dark edge. */
export const piece = (points: Points, tone: string, edge = '#08090a'): Markup => {
	const d = shape(points);
	return fill(d, tone) + stroke(d, edge, 5, 0.6);
};

/** A painted panel with the lit fold that rounds out a tank; `crest` runs along the fold. */
export function bodywork({ art, paint }: Sketch, points: Points, crest?: Points): Markup {
	const d = shape(points);
	const ys = points.map((p) => p[1]);
	const [low, high] = [Math.min(...ys), Math.max(...ys)];
	const tone = art.vertical(
		high,
		low,
		`0 ${shade(paint, 1)}, .12 ${shade(paint, 0.78)}, .42 ${shade(paint, 0.5)}, .75 ${shade(paint, 0.3)}, 1 ${shade(paint, 0.04)}`,
	);
	const area = [-200, -200, 2900, 1900];
	const fold = crest
		? stroke(open(moved(crest, 0, -26)), shade(paint, 0), 56, 0.45, { filter: art.blur(14, area) }) +
			stroke(open(moved(crest, 0, 16)), shade(paint, 1), 28, 0.75, { filter: art.blur(7, area) }) +
			stroke(open(crest), shade(paint, 1), 4, 0.8)
		: '';
	return (
		fill(d, tone) +
		group({ 'clip-path': art.clip(d) }, fold, stroke(d, shade(paint, 1), 9, 0.3)) +
		stroke(d, shade(paint, 0), 5, 0.75)
	);
}

/** The point at a share of the way from `from` to `to`; beyond 1 it continues. */
export const onLine = (from: CurvePoint, to: CurvePoint, share: number): CurvePoint => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
];
