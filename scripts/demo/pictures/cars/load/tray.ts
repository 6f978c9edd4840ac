import { wheels } from '../../body/running-gear.ts';
import { MATERIALS } from '../../paint/materials.ts';
import { cornersOf, drawSlab, hullPath, polygon, rectangle, type Slab } from '../../render/slab.ts';
import { nearSide, type Stage } from '../../render/stage.ts';
import { fill, type Markup } from '../../render/svg.ts';
import type { CarModel, Load } from '../car.ts';
import { headboard, mudguards, ribs, TRAY, tailLights } from './tray-details.ts';

/** An aluminium tray with drop sides and a headboard, on the ladder frame and the wheels that carry it. */
export function trayBed(stage: Stage, model: CarModel, { from }: Extract<Load, { kind: 'tray' }>): Markup {
	const { design } = model;
	const to = design.length;
	const half = design.width / 2 - 10;
	const rearAxle = design.axles[1] ?? to;
	const shade: Slab = { x: [from, to - 80], y: [600, TRAY.floor], z: [-half + 260, half - 260] };
	const frame: Slab = { x: [from - 100, to - 120], y: [560, 700], z: [-420, 420] };
	const box: Slab = { x: [from, to], y: [TRAY.floor, TRAY.gate], z: [-half, half] };
	const inside = rectangle([from + 50, to - 50], TRAY.gate, [-half + 50, half - 50]);
	const near = nearSide(stage) ?? 1;
	const under =
		fill(hullPath(stage, cornersOf(shade)), '#0b0c0e') +
		wheels(stage, model, [rearAxle], [near === 1 ? -1 : 1]) +
		drawSlab(stage, frame, MATERIALS.steel) +
		wheels(stage, model, [rearAxle], [near]);
	const bed =
		drawSlab(stage, box, MATERIALS.aluminium) +
		fill(polygon(stage, inside), '#3d434a') +
		ribs(stage, from, to, half) +
		mudguards(stage, rearAxle, design.wheel.diameter / 2, half) +
		tailLights(stage, to, half);
	const board = headboard(stage, from, half);
	const behind = stage.camera.eye[0] > to / 2;
	return under + (behind ? board + bed : bed + board);
}
