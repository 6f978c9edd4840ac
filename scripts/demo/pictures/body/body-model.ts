import { type Patch, sidePatch, topPatch, wrapPatch } from '../geometry/patches.ts';
import { type ShellMesh, shellMesh } from '../geometry/shell-mesh.ts';
import type { Solid } from '../geometry/solid.ts';
import { archedAxles } from './arches.ts';
import type { BodyDesign } from './body.ts';
import { bodySolid } from './body-shape.ts';

/** A body's geometry, computed from its design and shared by all its pictures. */
export interface BodyModel<Design extends BodyDesign = BodyDesign> {
	readonly design: Design;
	readonly solid: Solid;
	readonly mesh: ShellMesh;
	readonly left: Patch;
	readonly right: Patch;
	readonly topLeft: Patch;
	readonly topRight: Patch;
	readonly nose: Patch;
	readonly tail: Patch;
}

/** Computes a body's field, its surface, and the patches for drawing on it. */
export function bodyModel<Design extends BodyDesign>(design: Design): BodyModel<Design> {
	const y = design.wheel.diameter / 2;
	const arches = archedAxles(design).map((x) => ({ x, y, radius: y + design.arch.gap }));
	const solid = bodySolid(design.shape, arches);
	const inside = design.spine.from[1];
	return {
		design,
		solid,
		mesh: shellMesh(solid, design.spine),
		left: sidePatch(solid, 1),
		right: sidePatch(solid, -1),
		topLeft: topPatch(solid, 1, inside),
		topRight: topPatch(solid, -1, inside),
		nose: wrapPatch(solid, design.wrap[0], -1),
		tail: wrapPatch(solid, design.wrap[1], 1),
	};
}
