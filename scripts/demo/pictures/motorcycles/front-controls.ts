import { type CurvePoint, points } from '../geometry/curves.ts';
import { both } from '../render/on-surface.ts';
import { disc, fill, group, line, type Markup, ring, stroke } from '../render/svg.ts';
import { type Face, onBothSides, sized } from './face.ts';
import { open, piece, type Sketch, shape, tube } from './sketch.ts';

/** Handlebar, grips, levers, mirrors and indicators. */
export function handlebars(
	sketch: Sketch,
	{ bars: { height, half, rise }, mirrors: [mx, my] }: Face,
): Markup {
	const bright = sketch.trim === 'sport' ? '#2b3036' : '#8b939b';
	const top = height + rise;
	return onBothSides((s) => {
		const bar = points(
			`${s * 60},${height - 20} ${s * 160},${height + rise * 0.8} ${s * half * 0.6},${top} ${s * half},${top - 30}`,
		);
		const grip = points(`${s * half * 0.72},${top - 6} ${s * half},${top - 30}`);
		const lever = points(`${s * half * 0.66},${top - 36} ${s * half * 0.98},${top - 76}`);
		const stalk = points(`${s * half * 0.74},${top} ${s * mx * 0.96},${my - 60}`);
		const glass = points(
			`${s * (mx - 90)},${my - 44},20 ${s * (mx - 80)},${my + 44},30 ${s * (mx + 60)},${my + 50},40 ${s * (mx + 80)},${my - 30},30`,
		);
		const [in_, out, low, high] = [s * half * 0.42, s * half * 0.6, height - 130, height - 94];
		const indicator = points(`${in_},${low},12 ${in_},${high},12 ${out},${high},12 ${out},${low},12`);
		return (
			tube(bar, 28, bright) +
			tube(grip, 40, '#17191c', 0.15) +
			stroke(open(lever), '#aeb6be', 12) +
			stroke(open(stalk), '#15181b', 13) +
			piece(glass, '#1b1e21') +
			piece(indicator, '#f08a24')
		);
	});
}

/** A windscreen, given as half an outline. */
export function faceScreen({ art }: Sketch, half: readonly CurvePoint[]): Markup {
	const ys = half.map((p) => p[1]);
	const tone = art.vertical(Math.max(...ys), Math.min(...ys), '0 #eef4f8/.7, .6 #a9b7c2/.5, 1 #5b6a76/.7');
	return piece(both(half), tone, '#3a4650');
}

const TWIN = points('16,-60,14 20,50,20 120,66,30 150,10,20 110,-60,24');
const SLIT = points('30,-30,10 60,20,14 220,76,10 190,10,20 100,-30,16');

/** The headlamp or lamps. */
export function faceLamps({ art, trim }: Sketch, { lamp: { kind, y, size } }: Face): Markup {
	const glass = art.glow('0 #ffffff, .4 #dfe8ee, .75 #8b99a5, 1 #39434c', { cy: 0.4 });
	switch (kind) {
		case 'round': {
			const bezel = ring(0, y, size, trim === 'sport' ? '#2b3036' : '#dfe4e8', 10);
			return (
				disc(0, y, size + 14, '#15181b') +
				disc(0, y, size, glass) +
				bezel +
				line(-size * 0.7, y, size * 0.7, y, '#fff', 8, 0.9)
			);
		}
		case 'twin':
			return onBothSides((s) => {
				const d = shape(sized(TWIN, s, y, size));
				const eye = group({ 'clip-path': art.clip(d) }, disc(s * size * 0.76, y, size * 0.44, glass));
				return fill(d, '#0f1113') + eye + stroke(d, '#0a0b0d', 6) + stroke(d, '#ffffff', 3, 0.5);
			});
		case 'slits':
			return onBothSides((s) => {
				const d = shape(sized(SLIT, s, y, size));
				return (
					fill(d, art.vertical(y + size, y - size, '0 #f7fafc, .5 #a9b7c2, 1 #2b343c')) +
					stroke(d, '#0a0b0d', 6)
				);
			});
	}
}
