import { mixed } from '../paint/colours.ts';
import type { Art } from '../render/art.ts';
import { box, disc, fill, line, type Markup, oval, ring, stroke } from '../render/svg.ts';
import type { CabinDesign } from './cabin-design.ts';
import { closedPath, openPath } from './pen.ts';

/** The padded top with its stitching. */
export function dashTop(art: Art): Markup {
	const pad = closedPath(
		'0,352,0 180,336 520,334 720,340 830,328 984,300 1140,324 1280,346,0 1280,560,0 0,560,0',
	);
	return (
		fill(pad, art.vertical(296, 470, '0 #5a6067, .12 #3b4046, .5 #26292d, 1 #17191c')) +
		stroke(openPath('0,374 180,358 520,356 740,362'), '#8b8f94', 2, 0.5, {
			'stroke-dasharray': '9 5',
			'stroke-linecap': 'butt',
		}) +
		stroke(pad, '#0b0c0d', 2, 0.6)
	);
}

function slatVent(x: number, width: number): Markup {
	const slats = [0, 1, 2]
		.map((i) => line(x + 10, 477 + i * 11, x + width - 10, 477 + i * 11, '#4b5157', 3))
		.join('');
	return (
		box(x, 466, width, 44, 12, '#0b0c0e') +
		slats +
		box(x, 466, width, 44, 12, 'none', 1, { stroke: '#aeb4ba', 'stroke-width': 2.5 }) +
		box(x + width / 2 - 4, 474, 8, 28, 3, '#8b9197')
	);
}

function roundVent(x: number, y: number): Markup {
	const slats = [-20, -7, 7, 20].map((d) => line(x - 34, y + d, x + 34, y + d, '#4b5157', 4)).join('');
	return disc(x, y, 44, '#0b0c0e') + slats + ring(x, y, 42, '#aeb4ba', 5) + disc(x, y, 11, '#7d848b');
}

/** The face of the dash: accent band, vents, glovebox. */
export function dashFace(art: Art, { style, accent }: CabinDesign): Markup {
	const face = closedPath('0,452,0 420,446 800,450 1280,452,0 1280,760,0 0,760,0');
	const band = closedPath('0,462,0 420,456 800,458 1280,462,0 1280,520,0 800,510 420,508 0,522,0');
	const shine = art.vertical(
		456,
		520,
		`0 ${mixed(accent, '#ffffff', 0.35)}, .35 ${accent}, 1 ${mixed(accent, '#000000', 0.45)}`,
	);
	const glove = closedPath('40,560,24 400,552,24 416,700,40 60,730,40');
	const vents =
		style === 'classic'
			? roundVent(78, 486) + roundVent(1212, 486) + roundVent(488, 398) + roundVent(700, 398)
			: slatVent(34, 190) + slatVent(1136, 130) + slatVent(486, 116) + slatVent(620, 116);
	const light = mixed(accent, '#ffffff', 0.55);
	return (
		fill(face, art.vertical(446, 760, '0 #33373c, .3 #24272b, 1 #0f1012')) +
		fill(band, shine) +
		stroke(openPath('0,462 420,456 800,458 1280,462'), '#fff', 2, 0.55) +
		stroke(openPath('0,528 420,514 800,516 1280,526'), light, 3, 0.9) +
		fill(glove, art.vertical(552, 730, '0 #2f3338, 1 #1a1c1f')) +
		stroke(glove, '#08090a', 3, 0.9) +
		stroke(openPath('60,566 220,561 392,557'), '#7d8288', 2, 0.5) +
		box(196, 578, 80, 14, 7, '#0f1113') +
		(style === 'classic'
			? box(110, 410, 270, 30, 14, '#1a1c1f') + box(120, 410, 250, 10, 5, '#5a6067', 0.6)
			: '') +
		vents
	);
}

/** Selector, cup holders and the fronts of both seats. */
export function centreConsole(art: Art, { hide }: CabinDesign): Markup {
	const base = closedPath('444,716,30 748,716,30 880,960,0 330,960,0');
	const top = closedPath('486,740,24 706,740,24 800,960,0 404,960,0');
	const cushion = art.vertical(
		790,
		960,
		`0 ${mixed(hide, '#e9e2d8', 0.35)}, 1 ${mixed(hide, '#2a2622', 0.5)}`,
	);
	const stitches = { 'stroke-dasharray': '10 6', 'stroke-linecap': 'butt' };
	const cups = [540, 650]
		.map(
			(x) =>
				oval(x, 916, 46, 20, '#050607') +
				oval(x, 916, 46, 20, 'none', 1, { stroke: '#9aa1a8', 'stroke-width': 3 }),
		)
		.join('');
	const knob = fill(
		closedPath('560,770,20 562,736,24 596,722 632,736,24 634,770,20 596,782'),
		art.vertical(722, 782, '0 #c3c9cf, .3 #5a6067, 1 #17191c'),
	);
	return (
		box(0, 700, 1280, 260, 0, art.vertical(700, 960, '0 #0c0d0f, 1 #141618')) +
		fill(closedPath('-40,960,0 -20,820,60 120,790 300,840,60 340,960,0'), cushion) +
		fill(closedPath('900,960,0 930,850,50 1100,806 1290,820,0 1290,960,0'), cushion) +
		stroke(openPath('30,960 60,840 200,826 290,960'), '#fff', 3, 0.3, stitches) +
		stroke(openPath('960,960 990,868 1130,838 1280,850'), '#fff', 3, 0.3, stitches) +
		fill(base, art.linear(330, 0, 880, 0, '0 #14161a, .5 #2b2f34, 1 #14161a')) +
		fill(top, art.vertical(740, 960, '0 #1a1c1f, 1 #0b0c0e')) +
		stroke(top, '#9aa1a8', 3, 0.7) +
		cups +
		oval(596, 838, 62, 26, '#0b0c0e') +
		fill(closedPath('574,836,10 582,772,10 612,772,10 620,836,10'), '#2b2f34') +
		knob +
		[0, 1, 2].map((i) => box(680, 800 + i * 26, 42 + i * 5, 16, 6, '#2f3439')).join('')
	);
}
