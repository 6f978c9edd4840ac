import { archedAxles, carriedDown } from '../body/arches.ts';
import { drawParts } from '../body/draw-part.ts';
import { archClip, archVoids } from '../body/flank.ts';
import { underbody, wheels } from '../body/running-gear.ts';
import { shade } from '../paint/colours.ts';
import { floorShadow } from '../render/ground.ts';
import { paintedShell } from '../render/painted-shell.ts';
import type { ShellView } from '../render/shell.ts';
import { nearSide, type Stage } from '../render/stage.ts';
import { group, type Markup, stroke } from '../render/svg.ts';
import type { CarDesign, CarModel } from './car.ts';
import { flankDetail, lowerTrim } from './flank.ts';
import { carGlass } from './glass.ts';
import { loadBehind, loadInFront, loadOnBody } from './load/load.ts';
import { mirrors } from './mirrors.ts';
import { roofRails } from './roof-rails.ts';

/** Where nose and tail end at the bottom: bumpers are drawn straight down from there, because the surface curves under. */
function lowerLips({ shape, length }: CarDesign): { readonly nose: number; readonly tail: number } {
	const first = shape.lower[0]?.[1] ?? 0;
	const last = shape.lower.filter(([x]) => x > length - 350).map(([, y]) => y);
	return { nose: first + 24, tail: Math.min(...last, 900) + 24 };
}

/** A whole car, back to front. */
export function drawCar(stage: Stage, model: CarModel, shell: ShellView): Markup {
	const { design } = model;
	const near = nearSide(stage);
	const flank = near === -1 ? model.right : model.left;
	const doorMirrors = mirrors(stage, model);
	const lips = lowerLips(design);
	const metal = [
		paintedShell(stage, shell),
		near ? lowerTrim(stage, design, flank) : '',
		carGlass(stage, model),
		near ? flankDetail(stage, design, flank) : '',
		...[1, -1].map((side) =>
			drawParts(stage, side === 1 ? model.topLeft : model.topRight, design.top ?? [], [1]),
		),
		drawParts(stage, carriedDown(model.nose, lips.nose, 0), design.nose),
		drawParts(stage, carriedDown(model.tail, lips.tail, 0), design.tail),
		loadOnBody(stage, model),
		stroke(shell.outline, shade(stage.paint, 0), 4.8, 0.5),
	];
	return [
		stage.bare ? '' : floorShadow(stage, { from: 0, to: design.length, width: design.width }),
		underbody(stage, model),
		near ? archVoids(stage, design, flank) : '',
		loadBehind(stage, model),
		wheels(stage, model, archedAxles(design)),
		doorMirrors.far,
		group(
			{ 'clip-path': stage.art.clip(shell.outline) },
			group(near ? { 'clip-path': archClip(stage, design, flank) } : {}, ...metal),
		),
		loadInFront(stage, model),
		roofRails(stage, model),
		doorMirrors.near,
	].join('');
}
