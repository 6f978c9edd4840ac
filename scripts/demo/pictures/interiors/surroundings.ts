import { mixed } from '../paint/colours.ts';
import type { Art } from '../render/art.ts';
import { box, fill, group, line, type Markup } from '../render/svg.ts';
import type { CabinDesign } from './cabin-design.ts';
import { closedPath } from './pen.ts';

/** Hills and sky through the windscreen. */
export function outside(art: Art): Markup {
	const far = closedPath('0,250,0 180,216 380,250 620,205 860,246 1080,214 1280,240,0 1280,400,0 0,400,0');
	const near = closedPath('0,290,0 240,262 520,290 800,268 1040,292 1280,270,0 1280,400,0 0,400,0');
	return (
		box(0, 0, 1280, 420, 0, art.vertical(0, 350, '0 #c6d6e2, .6 #e8eff3, 1 #f6f4ee')) +
		group(
			{ filter: art.blur(3, [-20, 150, 1320, 300]) },
			fill(far, '#9fb3bf', 0.8),
			fill(near, '#7f958f', 0.8),
		) +
		fill('M0 0L330 0L60 400L0 400Z', '#fff', 0.12)
	);
}

/** Headlining, pillars, visors and the mirror. */
export function roofAndPillars(art: Art): Markup {
	const left = fill(
		closedPath('0,0,0 110,40,20 20,350,0 0,380,0'),
		art.linear(0, 0, 130, 0, '0 #8d8983, .6 #b4b0a9, 1 #77736d'),
	);
	const right = fill(
		closedPath('1280,0,0 1170,40,20 1260,350,0 1280,380,0'),
		art.linear(1150, 0, 1280, 0, '0 #77736d, .4 #b4b0a9, 1 #8d8983'),
	);
	const lining = fill(
		closedPath('0,0,0 1280,0,0 1280,60,0 1170,42 640,26 110,42 0,60,0'),
		art.vertical(0, 90, '0 #c9c6c0, 1 #a29e97'),
	);
	const visor = (x: number) =>
		box(x, 24, 330, 58, 22, '#b7b3ac') +
		box(x, 24, 330, 58, 22, 'none', 0.4, { stroke: '#6d6963', 'stroke-width': 3 });
	const glass = art.linear(544, 81, 736, 131, '0 #5b6a76, .5 #a9b8c2, 1 #46535e');
	return (
		left +
		right +
		lining +
		visor(190) +
		visor(770) +
		line(640, 30, 640, 84, '#1b1e21', 16) +
		box(536, 74, 208, 64, 26, '#17191c') +
		box(544, 81, 192, 50, 20, glass)
	);
}

/** The door tops at both edges. */
export function doorsInside(art: Art, { accent }: CabinDesign): Markup {
	const tone = art.linear(0, 0, 40, 0, '0 #2b2f34, 1 #0f1113');
	const one =
		fill(closedPath('0,380,0 26,372 40,560 30,960,0 0,960,0'), tone) +
		line(10, 560, 24, 760, mixed(accent, '#ffffff', 0.2), 8, 0.8);
	return one + group({ transform: 'matrix(-1 0 0 1 1280 0)' }, one);
}
