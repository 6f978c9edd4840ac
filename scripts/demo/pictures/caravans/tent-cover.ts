import { blob } from '../geometry/blob.ts';
import type { Vec3 } from '../geometry/space.ts';
import { shade } from '../paint/colours.ts';
import { MATERIALS } from '../paint/materials.ts';
import { remembered } from '../render/memory.ts';
import { pathThrough } from '../render/on-surface.ts';
import { paintedShell } from '../render/painted-shell.ts';
import { viewShell } from '../render/shell.ts';
import { nearSide, type Stage } from '../render/stage.ts';
import { group, type Markup, stroke } from '../render/svg.ts';
import type { CaravanDesign } from './caravan.ts';

/** The folded tent under its cover, strapped down. */
export function tentCover(stage: Stage, { cover }: CaravanDesign): Markup {
	if (!cover) return '';
	const { centre, radii } = cover;
	const shell = remembered(stage.memory?.shells, 'cover', () =>
		viewShell(blob(centre, radii, 72, 40, 0.3), stage.camera, { levels: 6, sides: [1] }),
	);
	const cloth = MATERIALS.canvas;
	const straps =
		nearSide(stage) === undefined
			? []
			: [-0.72, -0.24, 0.24, 0.72].map((share) => strap(stage, centre, radii, centre[0] + share * radii[0]));
	const lace = pathThrough(stage, edge(centre, radii), { through: true });
	return group(
		{ 'clip-path': stage.art.clip(shell.outline) },
		paintedShell(stage, shell, cloth, 8),
		stroke(lace, shade(cloth, 0), 3, 0.5, { 'stroke-dasharray': '10 14' }),
		...straps,
		stroke(shell.outline, shade(cloth, 0), 4, 0.6),
	);
}

/** Up the near side, over the top. */
function strap(stage: Stage, [, y, z]: Vec3, [, high, half]: Vec3, x: number): Markup {
	const side = stage.camera.eye[2] >= 0 ? 1 : -1;
	const places: Vec3[] = [
		[x, y - high, z + side * half],
		[x, y + high * 0.7, z + side * half],
		[x, y + high * 0.96, z + side * half * 0.93],
		[x, y + high, z + side * half * 0.6],
	];
	const d = pathThrough(stage, places, { through: true });
	return stroke(d, '#1b1e21', 11) + stroke(d, '#6b7177', 2, 0.6, { transform: 'translate(-3 0)' });
}

function edge([x, y, z]: Vec3, [long, high, half]: Vec3): Vec3[] {
	const h = y - high * 0.45;
	return [
		[x - long, h, z - half],
		[x - long * 0.99, h, z + half * 0.9],
		[x - long * 0.94, h, z + half],
		[x + long * 0.94, h, z + half],
		[x + long * 0.99, h, z + half * 0.9],
		[x + long, h, z - half],
	];
}
