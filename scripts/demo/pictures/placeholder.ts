import type { BodyDesign } from './body/body.ts';
import { bodyModel } from './body/body-model.ts';
import { points } from './geometry/curves.ts';
import { meshPlaces } from './geometry/shell-mesh.ts';
import { type Paint, shade } from './paint/colours.ts';
import type { Art } from './render/art.ts';
import { floorShadow } from './render/ground.ts';
import { pathOn } from './render/on-surface.ts';
import { paintedShell } from './render/painted-shell.ts';
import { viewShell } from './render/shell.ts';
import type { Stage } from './render/stage.ts';
import { cameraAt, framed } from './render/standpoint.ts';
import { group, type Markup, stroke } from './render/svg.ts';

/** Cloth with a little contrast to both light and dark backgrounds. */
const CLOTH: Paint = { label: 'Cover', ramp: ['#5d6166', '#7d8287', '#9da2a6', '#bcc0c3', '#dcdfe1'] };

/** The shape of a covered car: no nose, no wheels, only its bulk. */
const COVERED: BodyDesign = {
	label: 'Covered vehicle',
	length: 4640,
	width: 1960,
	height: 1620,
	shape: {
		lower: points(
			'60,14,20 20,300 40,640 140,860 420,980 900,1050 1200,1100 1480,1290 1800,1480 2120,1580 2600,1620 3200,1600 3700,1540 4060,1440 4300,1250 4480,1040 4580,760 4620,380 4580,14,20',
		),
		plan: points('0,930 500,965 1200,980 3600,980 4640,930'),
		flank: points('0,-30 0.5,-6 1,0 1.2,40 1.5,190 1.9,340'),
		shoulder: points('0,860 4640,900'),
		sill: 14,
		bow: [220, 170],
		edge: [120, 240, 240],
		crown: 40,
		flare: 0,
	},
	spine: { from: [1200, 600], to: [3500, 640] },
	axles: [900, 3650],
	archedAxles: [],
	wheel: {
		diameter: 700,
		width: 220,
		rim: 0.7,
		designs: { base: ['five', 'silver'], luxury: ['five', 'silver'], sport: ['five', 'silver'] },
	},
	arch: { gap: 30 },
	sillTrim: 0,
	wrap: [1200, 3500],
	nose: [],
	tail: [],
};

/** The folds of the cloth: short ones near the floor, a few long ones. */
const FLANK_FOLDS = [
	'720,620 690,300 710,50',
	'1320,980 1290,480 1330,50',
	'1980,520 1960,260 1980,50',
	'2700,1180 2760,560 2740,50',
	'3300,560 3330,280 3320,50',
	'4060,900 4120,440 4090,50',
];
const NOSE_FOLDS = [
	'560,720 580,380 560,50',
	'120,460 100,240 115,50',
	'-420,640 -450,320 -430,50',
	'920,560 950,280 935,50',
];

/** The placeholder for a missing picture: a vehicle under its cover. */
export function placeholderPicture(art: Art): Markup {
	const model = bodyModel(COVERED);
	const camera = framed(
		cameraAt({ turn: -46, height: 1330, distance: 8600 }, 0, COVERED.length),
		meshPlaces(model.mesh),
	);
	const shell = viewShell(model.mesh, camera, { levels: 9 });
	const stage: Stage = { art, camera, paint: CLOTH, trim: 'base', seen: shell.seen };
	const folds = [
		...FLANK_FOLDS.map((line) => pathOn(stage, model.left, points(line))),
		...NOSE_FOLDS.map((line) => pathOn(stage, model.nose, points(line))),
	].join('');
	const area = [0, 0, 2224, 1580];
	return (
		floorShadow(stage, { from: 0, to: COVERED.length, width: COVERED.width }) +
		group(
			{ 'clip-path': art.clip(shell.outline) },
			paintedShell(stage, shell, CLOTH, 10),
			stroke(folds, shade(CLOTH, 0.1), 20, 0.32, { filter: art.blur(8, area) }),
			stroke(folds, shade(CLOTH, 0.95), 12, 0.5, {
				filter: art.blur(5, area),
				transform: 'translate(-16 0)',
			}),
			stroke(shell.outline, shade(CLOTH, 0), 4, 0.5),
		)
	);
}
