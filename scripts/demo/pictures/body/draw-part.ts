import type { Patch } from '../geometry/patches.ts';
import { both, pathOn } from '../render/on-surface.ts';
import type { Stage } from '../render/stage.ts';
import type { Markup } from '../render/svg.ts';
import { badge, plate } from './emblems.ts';
import { headLamp, smallLight, tailLamp } from './lamps.ts';
import type { Part } from './parts.ts';
import { crease, opening, pane, panel, pipe, seam, strip } from './trim-pieces.ts';

/** Draws parts in order on both sides of the vehicle; hidden ones draw nothing. */
export function drawParts(
	stage: Stage,
	patch: Patch,
	parts: readonly Part[],
	sides: readonly (1 | -1)[] = [1, -1],
): Markup {
	return parts
		.map((part) => {
			const once = ('across' in part && part.across) || part.kind === 'plate' || part.kind === 'badge';
			return (once ? [1 as const] : sides).map((side) => drawPart(stage, patch, part, side)).join('');
		})
		.join('');
}

function drawPart(stage: Stage, patch: Patch, part: Part, side: 1 | -1): Markup {
	if ('trims' in part && part.trims && !part.trims.includes(stage.trim)) return '';
	switch (part.kind) {
		case 'lamp':
			return headLamp(stage, patch, part, side);
		case 'tail-lamp':
			return tailLamp(stage, patch, part, side);
		case 'opening':
			return opening(stage, patch, part, side);
		case 'panel':
			return panel(
				stage,
				pathOn(stage, patch, part.across ? both(part.outline) : part.outline, { closed: true, side }),
				part.finish,
			);
		case 'pane':
			return pane(
				stage,
				pathOn(stage, patch, part.across ? both(part.outline) : part.outline, { closed: true, side }),
			);
		case 'seam':
			return seam(
				stage,
				pathOn(stage, patch, part.across ? both(part.points) : part.points, {
					side,
					closed: part.closed === true,
				}),
				part.width,
			);
		case 'crease':
			return crease(
				stage,
				pathOn(stage, patch, part.across ? both(part.points) : part.points, { side }),
				part.strength ?? 1,
			);
		case 'strip':
			return strip(stage, patch, part, side);
		case 'light':
			return smallLight(
				stage,
				pathOn(stage, patch, part.across ? both(part.outline) : part.outline, { closed: true, side }),
				part.colour,
			);
		case 'pipe':
			return pipe(stage, patch, part, side);
		case 'plate':
			return plate(stage, patch, part.at, part.flip ? 'left' : 'right');
		case 'badge':
			return badge(stage, patch, part.at, part.size);
	}
}
