import type { Vec3 } from '../geometry/space.ts';
import { project } from '../render/camera.ts';
import { pathThrough } from '../render/on-surface.ts';
import { type Stage, scaleAt } from '../render/stage.ts';
import { disc, type Markup, stroke } from '../render/svg.ts';
import type { CaravanDesign } from './caravan.ts';

/** A steel bar between two points, `size` millimetres thick. */
export function steelBar(stage: Stage, from: Vec3, to: Vec3, size: number, tone = '#2b3035'): Markup {
	const d = pathThrough(stage, [from, to], { through: true });
	const width = size * scaleAt(stage.camera, from);
	const lit = { transform: `translate(0 ${(-width * 0.24).toFixed(1)})` };
	return (
		stroke(d, '#08090a', width + 3) + stroke(d, tone, width) + stroke(d, '#9aa2a9', width * 0.22, 0.7, lit)
	);
}

/** The A-frame, coupling and jockey wheel ahead of the body. */
export function drawbar(stage: Stage, { drawbar: { height, to, half } }: CaravanDesign): Markup {
	const arm = (side: number) => steelBar(stage, [140, height, 0], [to, height - 10, side * half], 110);
	const nearFirst = stage.camera.eye[2] >= 0 ? [-1, 1] : [1, -1];
	const wheelAt: Vec3 = [420, 105, 120];
	const [x, y] = project(stage.camera, wheelAt);
	const px = scaleAt(stage.camera, wheelAt);
	return (
		nearFirst.map(arm).join('') +
		steelBar(stage, [20, height + 20, 0], [260, height, 0], 120, '#4b5259') +
		steelBar(stage, [420, 130, 120], [420, height + 330, 120], 62, '#8b939b') +
		steelBar(stage, [420, height + 330, 120], [530, height + 350, 120], 26) +
		disc(x, y, 105 * px, '#15171a') +
		disc(x, y, 48 * px, '#8b939b')
	);
}
