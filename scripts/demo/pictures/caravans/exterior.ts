import { carriedDown } from '../body/arches.ts';
import type { BodyModel } from '../body/body-model.ts';
import { drawParts } from '../body/draw-part.ts';
import { archClip, archVoids } from '../body/flank.ts';
import { underbody, wheels } from '../body/running-gear.ts';
import { spareWheel } from '../body/spare-wheel.ts';
import { shade } from '../paint/colours.ts';
import { floorShadow } from '../render/ground.ts';
import { paintedShell } from '../render/painted-shell.ts';
import type { ShellView } from '../render/shell.ts';
import { drawSlab } from '../render/slab.ts';
import { nearSide, type Stage } from '../render/stage.ts';
import { group, type Markup, stroke } from '../render/svg.ts';
import type { CaravanDesign } from './caravan.ts';
import { drawbar } from './drawbar.ts';
import { tentCover } from './tent-cover.ts';

/** A whole caravan, back to front. */
export function drawCaravan(stage: Stage, model: BodyModel<CaravanDesign>, shell: ShellView): Markup {
	const { design } = model;
	const near = nearSide(stage);
	const low = design.shape.sill + 20;
	const flank = carriedDown(near === -1 ? model.right : model.left, low, design.width / 2);
	const first = Math.min(...design.shape.lower.map((p) => p[0]));
	const behind = stage.camera.eye[0] > design.length / 2;
	const spare = design.spare ? spareWheel(stage, model, design.spare) : '';
	const hitch = drawbar(stage, design) + boxes(stage, design, 'drawbar');
	const farSides = near ? [near === 1 ? (-1 as const) : (1 as const)] : ([1, -1] as const);
	const skin = [
		paintedShell(stage, shell),
		near ? drawParts(stage, flank, design.flank ?? [], [1]) : '',
		drawParts(stage, carriedDown(model.nose, low, 0), design.nose),
		drawParts(stage, carriedDown(model.tail, low, 0), design.tail),
		stroke(shell.outline, shade(stage.paint, 0), 4, 0.5),
	];
	const shellMarkup = group(
		{ 'clip-path': stage.art.clip(shell.outline) },
		group(near ? { 'clip-path': archClip(stage, design, flank) } : {}, ...skin),
	);
	return [
		stage.bare ? '' : floorShadow(stage, { from: first - 100, to: design.length, width: design.width }),
		behind ? hitch : spare,
		underbody(stage, model),
		near ? archVoids(stage, design, flank) : '',
		wheels(stage, model, design.axles),
		boxes(stage, design, 'roof'),
		...farSides.map((side) => boxes(stage, design, 'flank', side)),
		tentCover(stage, design),
		shellMarkup,
		near ? boxes(stage, design, 'flank', near) : '',
		behind ? spare : hitch,
	].join('');
}

function boxes(
	stage: Stage,
	design: CaravanDesign,
	on: CaravanDesign['boxes'][number]['on'],
	side: 1 | -1 = 1,
): Markup {
	return design.boxes
		.filter((box) => box.on === on)
		.map(({ slab, material }) => {
			const [near, far] = slab.z;
			return drawSlab(stage, side === 1 ? slab : { ...slab, z: [-far, -near] }, material);
		})
		.join('');
}
