import { points } from '../geometry/curves.ts';
import { both } from '../render/on-surface.ts';
import { box, disc, type Markup } from '../render/svg.ts';
import { type Face, onBothSides } from './face.ts';
import { handlebars } from './front-controls.ts';
import { engine, tank, tyre } from './front-view.ts';
import { black, bodywork, chrome, piece, type Sketch, tube } from './sketch.ts';

/** How much wider than the front tyre the rear one is. */
const WIDER = 1.35;

/** A motorcycle from straight behind. */
export function drawBack(sketch: Sketch, face: Face): Markup {
	return [
		handlebars(sketch, face),
		engine(sketch, face),
		tank(sketch, face),
		exhaust(sketch),
		running(sketch, face),
		tail(sketch, face),
	].join('');
}

/** The silencer's end, on the right. */
function exhaust(sketch: Sketch): Markup {
	return (
		tube(points('120,330 200,350 226,372'), 70, '#5b636b') +
		disc(236, 372, 66, chrome(sketch, 440, 306)) +
		disc(236, 372, 38, '#0b0c0d')
	);
}

/** The wheel in its swingarm, with the pegs. */
function running(sketch: Sketch, { tyre: [r, width] }: Face): Markup {
	const x = (width * WIDER) / 2 + 34;
	const arm = (s: number) =>
		tube(points(`${s * 150},500 ${s * 160},440 ${s * 250},436`), 24, '#8b939b') +
		tube(points(`${s * x},${r - 30} ${s * x},${r + 60} ${s * 120},560`), 46, '#2b3036') +
		disc(s * x, r, 26, chrome(sketch, r + 26, r - 26));
	return tyre(sketch, [r, width * WIDER]) + onBothSides(arm);
}

/** Tail, seat, lamp, indicators and number plate. */
function tail(sketch: Sketch, { tank: { top } }: Face): Markup {
	const seat = points(
		`0,${top - 70},0 120,${top - 76},40 150,${top - 150},40 110,${top - 190},30 0,${top - 190},0`,
	);
	const panel = points('0,790,0 86,800,24 140,880,30 120,940,30 0,950,0');
	const guard = points('0,470,0 58,474,14 46,700,10 70,800,20 0,810,0');
	const lamp = points('0,836,0 76,842,16 88,884,18 0,890,0');
	const indicator = (s: number) =>
		tube(points(`${s * 60},744 ${s * 150},744`), 14, '#15181b') +
		box(s > 0 ? 140 : -210, 724, 70, 42, 16, '#f08a24');
	return (
		piece(both(seat), black(sketch, top - 70, top - 190)) +
		bodywork(sketch, both(panel)) +
		piece(both(guard), black(sketch, 810, 470)) +
		onBothSides(indicator) +
		piece(both(lamp), '#c01c1d') +
		box(-92, 546, 184, 118, 10, '#f2f4f5') +
		box(-66, 584, 132, 40, 6, '#2c3f6b')
	);
}
