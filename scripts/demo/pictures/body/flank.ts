import type { Patch } from '../geometry/patches.ts';
import { pathThrough } from '../render/on-surface.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup } from '../render/svg.ts';
import { archGroups, archHole, carriedDown } from './arches.ts';
import type { BodyDesign } from './body.ts';

/** Clips to everything but the wheel openings of the near flank. */
export function archClip(stage: Stage, design: BodyDesign, flank: Patch): string {
	const patch = carriedDown(flank, design.shape.sill + 30, design.width / 2);
	const holes = archGroups(design).map((axles) =>
		pathThrough(stage, archHole(design, patch, axles), { closed: true, through: true }),
	);
	return stage.art.clip(`M-99-99H2400V1800H-99Z${holes.join('')}`, true);
}

/** The dark inside of the arches, behind the wheels. */
export function archVoids(stage: Stage, design: BodyDesign, flank: Patch): Markup {
	const patch = carriedDown(flank, design.shape.sill + 30, design.width / 2);
	const holes = archGroups(design).map((axles) =>
		pathThrough(stage, archHole(design, patch, axles).slice(0, -2), { closed: true, through: true }),
	);
	return fill(holes.join(''), '#08090a');
}
