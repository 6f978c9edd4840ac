import { points } from '../geometry/curves.ts';
import { both } from '../render/on-surface.ts';
import { box, disc, line, type Markup, ring, stroke } from '../render/svg.ts';
import { onBothSides } from './face.ts';
import { black, bodywork, cast, open, piece, type Sketch, tube } from './sketch.ts';

/** Instruments and controls of a motorcycle as its rider sees them, in millimetres from the middle line and from the seat. */
export function drawRidersView(sketch: Sketch): Markup {
	return [bars(sketch), clamp(sketch), dial(sketch), fuelTank(sketch)].join('');
}

/** Handlebar, grips, levers, switches and mirrors. */
function bars(sketch: Sketch): Markup {
	return onBothSides((s) => {
		const glass = points(
			`${s * 300},520,30 ${s * 310},610,40 ${s * 470},616,50 ${s * 490},540,40 ${s * 460},510,30`,
		);
		return (
			stroke(open(points(`${s * 250},400 ${s * 330},470 ${s * 380},530`)), '#15181b', 18) +
			piece(glass, '#1b1e21') +
			piece(
				points(`${s * 320},534,20 ${s * 328},594,30 ${s * 454},600,40 ${s * 468},548,30`),
				sketch.art.vertical(600, 534, '0 #dfe8ee, 1 #8b99a5'),
			) +
			tube(points(`${s * 40},300 ${s * 150},350 ${s * 260},380 ${s * 420},350`), 32, '#2b3036') +
			stroke(open(points(`${s * 250},430 ${s * 340},440 ${s * 500},396`)), '#aeb6be', 18) +
			tube(points(`${s * 330},372 ${s * 520},326`), 52, '#17191c', 0.15) +
			piece(
				points(`${s * 230},330,14 ${s * 236},420,14 ${s * 310},414,14 ${s * 316},330,14`),
				black(sketch, 420, 330),
			) +
			disc(s * 272, 374, 13, s > 0 ? '#c01c1d' : '#8b939b')
		);
	});
}

/** The clamp that carries the handlebar, and the key. */
function clamp(sketch: Sketch): Markup {
	const plate = points('0,250,0 120,250,30 160,300,40 120,350,30 0,350,0');
	return (
		piece(both(plate), cast(sketch, 350, 250)) +
		onBothSides((s) => disc(s * 104, 300, 26, '#c9cfd4') + disc(s * 104, 300, 12, '#3a4046')) +
		disc(0, 286, 24, '#17191c') +
		box(-4, 270, 8, 32, 3, '#c9cfd4')
	);
}

/** The dial with its needle and a window of figures. */
function dial({ art }: Sketch): Markup {
	const marks = Array.from({ length: 11 }, (_, i) => {
		const turn = Math.PI * (1.2 - i * 0.14);
		const at = (r: number) => [Math.cos(turn) * r, 470 + Math.sin(turn) * r] as const;
		return line(...at(92), ...at(112), i > 7 ? '#e2483d' : '#dfe4e8', 6);
	});
	return (
		disc(0, 470, 150, '#15181b') +
		ring(0, 470, 140, '#9aa3ab', 9) +
		disc(0, 470, 132, art.glow('0 #2a2f35, .8 #14171a, 1 #0a0b0c')) +
		marks.join('') +
		box(-52, 396, 104, 42, 6, '#8fa39a') +
		line(0, 470, -66, 520, '#e2483d', 8) +
		disc(0, 470, 16, '#3a4046')
	);
}

/** The tank between the rider's knees, with its cap. */
function fuelTank(sketch: Sketch): Markup {
	const outline = points('0,-120,0 210,-120,20 260,60 200,190,60 90,232,40 0,240,0');
	return bodywork(sketch, both(outline)) + disc(0, 96, 66, '#2b3036') + ring(0, 96, 54, '#9aa3ab', 8, 0.8);
}
