import { points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { both } from '../render/on-surface.ts';
import { box, disc, line, type Markup, stroke } from '../render/svg.ts';
import { type Face, onBothSides } from './face.ts';
import { faceLamps, faceScreen, handlebars } from './front-controls.ts';
import { black, bodywork, cast, chrome, open, painted, piece, type Sketch, tube } from './sketch.ts';

/** A motorcycle from straight ahead. */
export function drawFace(sketch: Sketch, face: Face): Markup {
	return [
		engine(sketch, face),
		tank(sketch, face),
		handlebars(sketch, face),
		wheel(sketch, face),
		fork(sketch, face),
		face.screen ? faceScreen(sketch, face.screen) : '',
		face.fairing ? bodywork(sketch, both(face.fairing)) : '',
		face.grille ? grille(sketch, face.grille) : '',
		faceLamps(sketch, face),
	].join('');
}

/** A tyre on its edge, standing on the ground. */
export function tyre(sketch: Sketch, [r, width]: Face['tyre']): Markup {
	const w = width / 2;
	const rubber = sketch.art.linear(-w, 0, w, 0, '0 #0a0b0c, .25 #2a2e32, .5 #383d42, .75 #2a2e32, 1 #0a0b0c');
	const outline = points(
		`0,0 ${w * 0.5},4 ${w * 0.9},44 ${w},${r} ${w * 0.9},${2 * r - 44} ${w * 0.5},${2 * r - 4} 0,${2 * r}`,
	);
	const tread = [-0.5, 0, 0.5].map((t) =>
		open(points(`${t * w},20 ${t * w * 0.9},${r} ${t * w},${2 * r - 20}`)),
	);
	return piece(both(outline), rubber) + stroke(tread.join(''), '#08090a', 6, 0.9);
}

function wheel(sketch: Sketch, { tyre: [r, width], mudguard: { y, half } }: Face): Markup {
	const w = width / 2;
	const low = y - 130;
	const guard = points(
		`0,${y + 26} ${half * 0.7},${y},30 ${half},${low},20 ${half * 0.82},${low},10 ${half * 0.5},${y - 40} 0,${y - 20}`,
	);
	return (
		tyre(sketch, [r, width]) +
		onBothSides((s) => box(s > 0 ? w + 14 : -w - 26, r - 150, 12, 300, 6, '#8b939b')) +
		piece(both(guard), painted(sketch, y + 30, low), shade(sketch.paint, 0))
	);
}

function fork(sketch: Sketch, { tyre: [r, width], bars: { height } }: Face): Markup {
	const x = width / 2 + 56;
	const gold = sketch.trim === 'base' ? '#9aa2a9' : '#c9a227';
	const leg = (s: number) => {
		const slider = `${s * (x - 36)},${r - 40},16 ${s * (x - 34)},${r + 190},16 ${s * (x + 34)},${r + 190},16 ${s * (x + 36)},${r - 40},16`;
		return tube(points(`${s * x},${r} ${s * x},${height - 60}`), 44, gold) + piece(points(slider), '#23282d');
	};
	const [low, high] = [height - 190, height - 130];
	const clamp = points(`0,${low},0 ${x + 40},${low},16 ${x + 40},${high},16 0,${high},0`);
	return (
		onBothSides(leg) +
		piece(both(clamp), black(sketch, high, low)) +
		disc(0, r, 22, chrome(sketch, height, r))
	);
}

/** The engine between the wheels, with its header pipes. */
export function engine(sketch: Sketch, { engine: { half, low, high } }: Face): Markup {
	const cases = points(
		`0,${low},0 ${half * 0.8},${low},40 ${half},${low + 120},50 ${half * 0.84},${high},40 0,${high},0`,
	);
	const fins = Array.from({ length: 8 }, (_, i) => {
		const y = low + 160 + (i * (high - low - 200)) / 8;
		return line(-half * 0.8, y, half * 0.8, y, '#14171a', 8, 0.8);
	});
	const header = (s: number) =>
		open(
			points(
				`${s * half * 0.34},${high - 120} ${s * half * 0.42},${low + 120} ${s * half * 0.3},${low + 10}`,
			),
		);
	return (
		piece(both(cases), cast(sketch, high, low)) +
		fins.join('') +
		onBothSides((s) => stroke(header(s), '#8a7a6c', 44) + disc(s * half * 1.02, low + 110, 46, '#2c3136'))
	);
}

/** The shoulders of the tank. */
export const tank = (sketch: Sketch, { tank: { half, top } }: Face): Markup =>
	bodywork(
		sketch,
		both(
			points(
				`0,${top - 240},0 ${half * 0.7},${top - 240},30 ${half},${top - 110} ${half * 0.74},${top - 20},50 0,${top}`,
			),
		),
	);

function grille({ paint }: Sketch, [y, half, high]: NonNullable<Face['grille']>): Markup {
	const outline = both(
		points(`0,${y - high},0 ${half * 0.7},${y - high},24 ${half},${y + high},24 0,${y + high},0`),
	);
	const slots = [-0.5, 0, 0.5].map((k) =>
		line(-half * 0.6, y + k * high, half * 0.6, y + k * high, '#4b535b', 9),
	);
	return piece(outline, '#0f1113', shade(paint, 0)) + slots.join('');
}
