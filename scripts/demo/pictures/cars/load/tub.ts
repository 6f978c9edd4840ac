import type { CurvePoint } from '../../geometry/curves.ts';
import type { Patch } from '../../geometry/patches.ts';
import { pathOn } from '../../render/on-surface.ts';
import type { Stage } from '../../render/stage.ts';
import { fill, type Markup, stroke } from '../../render/svg.ts';
import type { CarModel, Load } from '../car.ts';

/** A ute's tub from above: a rubber rail and a soft cover. */
export function tubBed(
	stage: Stage,
	model: CarModel,
	{ from, to, half }: Extract<Load, { kind: 'tub' }>,
): Markup {
	const outline = (inset: number): CurvePoint[] => [
		[from + inset, half - inset, 0],
		[to - inset, half - inset, 0],
		[to - inset, -half + inset, 0],
		[from + inset, -half + inset, 0],
	];
	// The rim is nearly at eye level, where tiny differences decide what hides what, so it gets some tolerance.
	const options = { closed: true, slack: 600 };
	const patch: Patch = (x, z) => (z >= 0 ? model.topLeft(x, z) : model.topRight(x, -z));
	const rail = pathOn(stage, patch, outline(-30), options);
	const cover = pathOn(stage, patch, outline(24), options);
	return (
		fill(rail, '#15171a') +
		fill(cover, stage.art.down('0 #3d4247, 1 #1b1e21')) +
		stroke(cover, '#5b6168', 1.6, 0.5)
	);
}
