import { fitted } from '../geometry/fit.ts';
import type { Vec3 } from '../geometry/space.ts';
import { project } from './camera.ts';
import { flatPlaces } from './on-surface.ts';
import { pathText } from './path-text.ts';
import type { Stage } from './stage.ts';
import { CANVAS } from './standpoint.ts';
import { fill, type Markup, oval } from './svg.ts';

/** The outline of an object on the floor: its length from x = 0, or between two x, and its width. */
export interface Footprint {
	readonly from: number;
	readonly to: number;
	readonly width: number;
}

/** Light on the floor: invisible on a pale page; on a dark one it keeps black tyres visible. */
export const FLOOR_LIGHT = '0 #fff/.2, .55 #fff/.1, 1 #fff/0';

/** The shadow of a vehicle on the floor: a pool of light, a wide pale shadow, and a darker one under the vehicle. */
export function floorShadow(stage: Stage, foot: Footprint): Markup {
	const [middle, reach, half] = [(foot.from + foot.to) / 2, (foot.to - foot.from) / 2, foot.width / 2];
	const pad = (growX: number, growZ: number) => {
		const places = Array.from({ length: 32 }, (_, i): Vec3 => {
			const t = (i * Math.PI) / 16;
			const squared = (v: number) => Math.sign(v) * Math.abs(v) ** 0.6;
			return [middle + reach * growX * squared(Math.cos(t)), 0, half * growZ * squared(Math.sin(t))];
		});
		return pathText(fitted(flatPlaces(stage, places), { tolerance: 5, closed: true }), 'closed', 2);
	};
	const area = [-120, 700, 2480, 980];
	const [x, y] = project(stage.camera, [middle, 0, 0]);
	const side = Math.min(x, CANVAS.width - x) - 10;
	return (
		oval(x, y, side, 190, stage.art.glow(FLOOR_LIGHT)) +
		fill(pad(1.02, 1.08), '#0c1014', 0.32, { filter: stage.art.blur(30, area) }) +
		fill(pad(0.9, 0.82), '#000000', 0.5, { filter: stage.art.blur(16, area) })
	);
}
