import { blob } from '../geometry/blob.ts';
import type { Vec3 } from '../geometry/space.ts';
import { shade } from '../paint/colours.ts';
import { remembered } from '../render/memory.ts';
import { pathThrough } from '../render/on-surface.ts';
import { paintedShell } from '../render/painted-shell.ts';
import { viewShell } from '../render/shell.ts';
import type { Stage } from '../render/stage.ts';
import { fill, group, type Markup, stroke } from '../render/svg.ts';
import type { CarModel } from './car.ts';

/** The mirrors, split by which side of the body they are on, seen from the camera. */
export function mirrors(stage: Stage, model: CarModel): { readonly far: Markup; readonly near: Markup } {
	const [x, y] = model.design.mirror;
	const k = model.design.height > 1780 ? 1.25 : 1;
	const felt = Math.abs(model.left(x + 40, y + 10)[2]);
	// An open car has no bodywork at the height of its mirrors.
	const root = felt > 300 ? felt : model.design.width * 0.42;
	const mesh = blob([x + 24, y + 60 * k, root + 106 * k], [82 * k, 60 * k, 104 * k]);
	const one = (side: 1 | -1) => {
		const shell = remembered(stage.memory?.shells, `mirror ${side}`, () =>
			viewShell(mesh, stage.camera, { levels: 3, sides: [side] }),
		);
		const foot = pathThrough(stage, footOf(x, y, root, k, side), { closed: true, through: true });
		const paint = stage.trim === 'sport' ? BLACK : stage.paint;
		const low = pathThrough(stage, skirtOf(x, y, root, k, side), { closed: true, through: true });
		return (
			fill(foot, '#0d0f11') +
			group(
				{ 'clip-path': stage.art.clip(shell.outline) },
				paintedShell(stage, shell, paint, 3),
				fill(low, '#0c0d0f'),
				stroke(shell.outline, shade(paint, -1), 4, 0.6),
			)
		);
	};
	const eye = stage.camera.eye[2];
	if (Math.abs(eye) < 400) {
		const pair = one(1) + one(-1);
		return stage.camera.eye[0] > x ? { far: pair, near: '' } : { far: '', near: pair };
	}
	return eye > 0 ? { far: one(-1), near: one(1) } : { far: one(1), near: one(-1) };
}

const BLACK = { label: 'Black', ramp: ['#050607', '#0f1113', '#1e2226', '#4d545c', '#b4bcc5'] } as const;

const footOf = (x: number, y: number, root: number, k: number, side: number): Vec3[] =>
	[
		[x - 30, y - 30, root - 20],
		[x + 50, y - 30, root - 20],
		[x + 60, y + 30 * k, root + 70 * k],
		[x - 10, y + 40 * k, root + 70 * k],
	].map(([a, b, c]): Vec3 => [a as number, b as number, side * (c as number)]);

/** The unpainted lower part of the housing. */
const skirtOf = (x: number, y: number, root: number, k: number, side: number): Vec3[] =>
	[
		[x - 120 * k, y - 60, root],
		[x - 120 * k, y + 34 * k, root],
		[x + 140 * k, y + 30 * k, root],
		[x + 140 * k, y + 24 * k, root + 280 * k],
		[x - 120 * k, y + 44 * k, root + 280 * k],
		[x - 120 * k, y - 60, root + 280 * k],
	].map(([a, b, c]): Vec3 => [a as number, b as number, side * (c as number)]);
