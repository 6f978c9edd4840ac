import { fitted } from '../geometry/fit.ts';
import type { ShellMesh } from '../geometry/shell-mesh.ts';
import type { Vec2 } from '../geometry/space.ts';
import type { Camera } from './camera.ts';
import { contoursAt } from './contours.ts';
import { coverage } from './coverage.ts';
import { pathText } from './path-text.ts';
import { type Seen, see } from './raster.ts';
import type { Covered } from './tone-grid.ts';
import { calm, type ToneLayers, toneLayers } from './tones.ts';
import { projectMesh, type Sides, type Window, windowAround } from './window.ts';

/** A body seen from one camera, before it has a colour: outline, light and depth. */
export interface ShellView {
	readonly outline: string;
	readonly tones: ToneLayers;
	readonly seen: Seen;
	readonly window: Window;
}

const TONE_CELL = 6;
const OUTLINE_CELL = 4;

/** Renders a body's shell; `levels` is the number of steps of light. */
export function viewShell(
	mesh: ShellMesh,
	camera: Camera,
	options: { readonly levels: number; readonly sides?: Sides; readonly isCovered?: Covered },
): ShellView {
	const halves = (options.sides ?? [1, -1]).map((side) => ({ side, at: projectMesh(mesh, camera, side) }));
	const window = windowAround(
		halves.map((half) => half.at),
		68,
	);
	const seen = see(mesh, halves, window, TONE_CELL);
	const cover = coverage(mesh, halves, window, OUTLINE_CELL);
	const place = (p: Vec2): Vec2 => [
		window.x + (p[0] + 0.5) * OUTLINE_CELL,
		window.y + (p[1] + 0.5) * OUTLINE_CELL,
	];
	const outline = contoursAt(cover, 0.5)
		.filter((loop) => loop.length > 8)
		.map((loop) => pathText(fitted(calm(loop.map(place), 5), { tolerance: 0.9, closed: true }), 'closed'))
		.join('');
	return {
		outline,
		tones: toneLayers(seen, camera, options.levels, options.isCovered ?? (() => false)),
		seen,
		window,
	};
}
