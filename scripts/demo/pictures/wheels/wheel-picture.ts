import { COLOURS } from '../paint/colours.ts';
import type { Art } from '../render/art.ts';
import { lookAt, project } from '../render/camera.ts';
import { FLOOR_LIGHT } from '../render/ground.ts';
import type { Stage } from '../render/stage.ts';
import { CANVAS } from '../render/standpoint.ts';
import { type Markup, oval } from '../render/svg.ts';
import { faceTransform, tyreBody, type WheelPlace } from './place-wheel.ts';
import { type WheelLook, wheelFace } from './wheel.ts';

/** One wheel by itself, a little from the front, large enough to see the tread and the brake. */
export function wheelPicture(art: Art, look: WheelLook, diameter: number, width: number): Markup {
	const r = diameter / 2;
	const place: WheelPlace = { centre: [0, r, 0], radius: r, width: width * 1.15, side: 1 };
	const eye = [-1150, r + 60, 2000] as const;
	const camera = lookAt(eye, [0, r + 60, -width / 2]);
	const [, , depth] = project(camera, place.centre);
	const zoom = (1240 / diameter) * depth;
	const [x, y] = project({ ...camera, zoom }, [0, r, -width / 2]);
	const stage: Stage = {
		art,
		camera: { ...camera, zoom, centre: [CANVAS.width / 2 - x, CANVAS.height * 0.51 - y] },
		paint: COLOURS.grey,
		trim: 'base',
	};
	const [fx, fy] = project(stage.camera, [0, 0, -width / 2]);
	const soft = art.glow('0 #10151a/.6, .5 #10151a/.34, 1 #10151a/0');
	return (
		oval(fx, fy, 900, 150, art.glow(FLOOR_LIGHT)) +
		oval(fx, fy - 8, 620, 90, soft) +
		oval(fx, fy - 14, 300, 40, soft) +
		tyreBody(stage, place, 'always') +
		art.symbol(wheelFace(art, look))(faceTransform(stage, place))
	);
}
