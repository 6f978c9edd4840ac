import { smoothStep, type Vec3 } from '../geometry/space.ts';
import { table } from '../geometry/table.ts';
import { pathThrough } from '../render/on-surface.ts';
import { type Stage, scaleAt } from '../render/stage.ts';
import { type Markup, stroke } from '../render/svg.ts';
import type { CarModel } from './car.ts';

const HEIGHT = 46;
const INSET = 70;

/** Two rails that leave the roof, run along it and come back; bright on luxury vehicles. */
export function roofRails(stage: Stage, { design, topLeft, topRight }: CarModel): Markup {
	if (!design.rails || !design.shape.roof) return '';
	const [from, to] = design.rails;
	const half = table(design.shape.roof);
	const rail = (side: 1 | -1): Vec3[] =>
		Array.from({ length: 25 }, (_, i): Vec3 => {
			const x = from + ((to - from) * i) / 24;
			const [, y, z] = (side === 1 ? topLeft : topRight)(x, half(x) - INSET);
			return [x, y + HEIGHT * smoothStep(0, 3, Math.min(i, 24 - i)), z];
		});
	const [left, right] = stage.camera.eye[2] >= 0 ? [rail(1), rail(-1)] : [rail(-1), rail(1)];
	return bar(stage, right, false) + bar(stage, left, true);
}

function bar(stage: Stage, places: readonly Vec3[], through: boolean): Markup {
	const d = pathThrough(stage, places, { through });
	const width = 34 * scaleAt(stage.camera, places[12] as Vec3);
	const [metal, glint] = stage.trim === 'luxury' ? ['#cfd5da', '#ffffff'] : ['#34393e', '#8b939b'];
	return (
		stroke(d, '#0b0c0e', width + 3) +
		stroke(d, metal, width * 0.8) +
		stroke(d, glint, width * 0.25, 0.8, { transform: `translate(0 ${Math.round(-width * 0.2)})` })
	);
}
