import type { Vec3 } from '../geometry/space.ts';
import type { Stage } from '../render/stage.ts';
import type { Markup } from '../render/svg.ts';
import { faceTransform, tyreBody, type WheelPlace } from '../wheels/place-wheel.ts';
import type { BodyModel } from './body-model.ts';
import { wheelSymbol } from './running-gear.ts';

/** The wheel carried on a tail, its face to the rear. */
export function spareWheel(
	stage: Stage,
	model: BodyModel,
	{ at, radius }: { readonly at: Vec3; readonly radius: number },
): Markup {
	const place: WheelPlace = { centre: at, radius, width: 190, side: 1, steer: -90 };
	const facing = stage.camera.eye[0] > at[0];
	return tyreBody(stage, place) + (facing ? wheelSymbol(stage, model)(faceTransform(stage, place)) : '');
}
