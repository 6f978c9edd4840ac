import type { Vec3 } from '../geometry/space.ts';
import { COLOURS } from '../paint/colours.ts';
import type { Art } from '../render/art.ts';
import { lookAt } from '../render/camera.ts';
import { pathThrough } from '../render/on-surface.ts';
import { polygon } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { CANVAS } from '../render/standpoint.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';

/** A load space seen from behind. Millimetres: x towards the camera, the opening at x = 0. */
export interface LoadSpace {
	/** `hatch` has windows and a raised gate, `boot` a lid, `bay` ribs and ply, `tub` an open sky. */
	readonly kind: 'hatch' | 'boot' | 'bay' | 'tub';
	readonly width: number;
	readonly height: number;
	readonly depth: number;
}

const EYE = 1500;

/** A stage whose camera is behind the opening and sees it as wide as the canvas allows. */
export function loadStage(art: Art, { kind, width, height }: LoadSpace): Stage {
	const eyeY = height * (kind === 'tub' ? 1.9 : 0.84);
	const camera = lookAt([EYE, eyeY, -90], [-500, eyeY, -90]);
	const zoom = Math.min(1960 / width, 1180 / (kind === 'tub' ? height * 2 : height)) * EYE;
	const middle = height * (kind === 'tub' ? 0.9 : 0.5);
	const centre = [
		CANVAS.width / 2 + (90 * zoom) / EYE,
		CANVAS.height * 0.49 - ((eyeY - middle) * zoom) / EYE,
	] as const;
	return { art, camera: { ...camera, zoom, centre }, paint: COLOURS.grey, trim: 'base' };
}

/** A flat face between points. */
export const face = (stage: Stage, tone: string, places: readonly Vec3[]): Markup =>
	fill(polygon(stage, places), tone);

/** Straight lines between pairs of points, as one path. */
export const lines = (stage: Stage, pairs: readonly (readonly [Vec3, Vec3])[]): string =>
	pairs.map(([a, b]) => pathThrough(stage, [a, b], { through: true })).join('');

/** A lashing ring on the floor. */
export function lashingRings(stage: Stage, places: readonly (readonly [x: number, z: number])[]): Markup {
	const rings = places.map(([x, z]) =>
		pathThrough(
			stage,
			[
				[x, 4, z - 26],
				[x + 10, 44, z - 18],
				[x + 10, 44, z + 18],
				[x, 4, z + 26],
			],
			{ through: true },
		),
	);
	return stroke(rings.join(''), '#c3c9cf', 8) + stroke(rings.join(''), '#4b5157', 2);
}
