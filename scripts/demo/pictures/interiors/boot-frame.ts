import { points } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import type { Vec3 } from '../geometry/space.ts';
import { pathOn, pathThrough } from '../render/on-surface.ts';
import { polygon } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { CANVAS } from '../render/standpoint.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';
import type { LoadSpace } from './load-space.ts';

/** The bumper and the bright plate on its edge. */
export function drawSill(stage: Stage, { width }: LoadSpace): Markup {
	const { art } = stage;
	const w = width / 2;
	const bumper = polygon(stage, [
		[140, -34, -w - 400],
		[140, -34, w + 400],
		[160, -500, w + 400],
		[160, -500, -w - 400],
	]);
	const plate = polygon(stage, [
		[0, -4, -w - 20],
		[0, -4, w + 20],
		[140, -36, w + 90],
		[140, -36, -w - 90],
	]);
	return (
		fill(bumper, art.down('0 #54595f, .12 #2f3337, .6 #17191c, 1 #101214')) +
		fill(plate, art.down('0 #8b939b, .5 #e6e9ec, 1 #9aa2aa')) +
		stroke(plate, '#14171a', 4, 0.7)
	);
}

/** The body round the opening, its seal, and the tailgate raised on its struts. A tub has none of these. */
export function drawLid(stage: Stage, { kind, width, height: h }: LoadSpace): Markup {
	if (kind === 'tub') return '';
	const { art } = stage;
	const w = width / 2;
	const opening: Patch = (u, v) => [0, v * h, u * w];
	const hole = pathOn(stage, opening, points('-1,-.01,.03 -1,.9 -.93,1,.1 .93,1,.1 1,.9 1,-.01,.03'), {
		closed: true,
		through: true,
	});
	const page = `M0 0H${CANVAS.width}V${CANVAS.height}H0Z`;
	const shell = fill(page + hole, art.down('0 #2b2f34, .12 #555c64, .5 #3d434a, 1 #23272b'), 1, {
		'fill-rule': 'evenodd',
	});
	return (
		shell +
		stroke(hole, '#0b0c0e', 30) +
		stroke(hole, '#565d64', 5, 0.8) +
		(kind === 'bay' ? '' : gate(stage, w, h))
	);
}

function gate(stage: Stage, w: number, h: number): Markup {
	const under = polygon(stage, [
		[60, h * 1.1, -w + 10],
		[60, h * 1.1, w - 10],
		[560, h * 1.2, w - 40],
		[560, h * 1.2, -w + 40],
	]);
	const strut = (side: number): Vec3[] => [
		[10, h * 0.74, side * (w - 46)],
		[420, h * 1.24, side * (w - 30)],
	];
	const struts = [-1, 1].map((side) => pathThrough(stage, strut(side), { through: true })).join('');
	return (
		fill(under, stage.art.down('0 #0f1113, 1 #24272b')) +
		stroke(under, '#07080a', 6) +
		stroke(struts, '#14171a', 18) +
		stroke(struts, '#aeb4ba', 6)
	);
}
