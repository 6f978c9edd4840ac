import { points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { disc, fill, group, type Markup, ring, stroke, tag } from '../render/svg.ts';
import { cast, chrome, type Sketch, shape } from './sketch.ts';

/** A motorcycle's wheel. `rim` is the rim's share of the radius, `disc` the radius of the brake's. */
export interface BikeWheel {
	readonly x: number;
	readonly radius: number;
	readonly rim: number;
	readonly disc: number;
	readonly design: 'five' | 'ten' | 'wire';
	/** Off-road blocks. */
	readonly chunky?: true;
}

const SPOKE = points(
	'-.12,.1,.03 -.15,.6 -.25,.96,.03 -.13,1,.02 0,.62,.08 .13,1,.02 .25,.96,.03 .15,.6 .12,.1,.03',
);
const BLADE = points('-.09,.1,.03 -.07,.6 -.12,.98,.02 .12,.98,.02 .07,.6 .09,.1,.03');

/** Tyre, rim, spokes and brake disc, on the ground at `x`. */
export function bikeWheel(sketch: Sketch, wheel: BikeWheel): Markup {
	const { art } = sketch;
	const { radius: R, rim, design } = wheel;
	const rimR = R * rim;
	const middle = (R + rimR) / 2;
	const thick = R - rimR + 4;
	const wall = art.radial(
		0,
		0,
		R,
		`${rim} #17191c, ${(rim + 0.06).toFixed(2)} #3a3f44, .9 #2a2e32, .96 #141618, 1 #0b0c0d`,
	);
	const sheen = art.vertical(R, -R, '0 #fff/.22, .4 #fff/0, 1 #000/.4');
	return group(
		{ transform: `translate(${wheel.x} ${R})` },
		ring(0, 0, middle, wall, thick),
		ring(0, 0, middle, sheen, thick),
		ring(0, 0, R - 8, '#0a0b0c', 16, 1, {
			'stroke-dasharray': wheel.chunky ? '36 18' : '64 8',
			'stroke-linecap': 'butt',
		}),
		spokes(sketch, design, rimR),
		ring(0, 0, rimR - 8, design === 'wire' ? chrome(sketch, R, -R) : cast(sketch, R, -R), 28),
		sketch.trim === 'sport' ? ring(0, 0, rimR - 4, shade(sketch.paint, 0.6), 7) : '',
		ring(0, 0, rimR - 24, '#0c0d0f', 5, 0.6),
		rotor(sketch, wheel.disc),
		disc(0, 0, 42, cast(sketch, 42, -42)),
		disc(0, 0, 20, '#c9cfd4'),
		disc(0, 0, 9, '#3a4046'),
	);
}

function spokes({ art }: Sketch, design: BikeWheel['design'], rimR: number): Markup {
	if (design === 'wire') {
		const pair = `M-24 0L${Math.round(rimR * 0.3)} ${Math.round(rimR * 0.93)}M24 0L${Math.round(-rimR * 0.3)} ${Math.round(rimR * 0.93)}`;
		const cross = art.define((id) => tag('path', { id, d: pair }));
		return group({ stroke: '#aeb6be', 'stroke-width': 4 }, turned(cross, 18));
	}
	const [outline, times] = design === 'five' ? [SPOKE, 5] : [BLADE, 10];
	const sized = outline.map(([x, y, corner]) =>
		corner === undefined ? ([x * rimR, y * rimR] as const) : ([x * rimR, y * rimR, corner * rimR] as const),
	);
	const d = shape(sized);
	const one = art.define((id) => tag('g', { id }, fill(d, '#3b4147') + stroke(d, '#8b939b', 3, 0.5)));
	return turned(one, times);
}

const turned = (id: string, times: number): Markup =>
	Array.from({ length: times }, (_, i) =>
		tag('use', { href: `#${id}`, transform: `rotate(${(360 / times) * i + 8})` }),
	).join('');

function rotor({ art }: Sketch, r: number): Markup {
	const steel = art.linear(-r, r, r, -r, '0 #e6eaed, .3 #8d959d, .5 #c9cfd4, .75 #7a828a, 1 #b4bbc2');
	const arm = art.define((id) =>
		tag('path', { id, d: `M0 30L22 ${Math.round(r - 54)}`, stroke: '#4b535b', 'stroke-width': 12 }),
	);
	return (
		ring(0, 0, r - 26, steel, 44) +
		ring(0, 0, r - 26, '#2a2f34', 12, 0.8, { 'stroke-dasharray': '9 21', 'stroke-linecap': 'butt' }) +
		ring(0, 0, r - 52, '#4b535b', 8, 0.9) +
		turned(arm, 6)
	);
}
