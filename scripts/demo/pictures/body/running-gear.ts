import type { Vec3 } from '../geometry/space.ts';
import { project } from '../render/camera.ts';
import { hullPath } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup, tag } from '../render/svg.ts';
import type { Sides } from '../render/window.ts';
import { faceTransform, tyreBody, type WheelPlace } from '../wheels/place-wheel.ts';
import { wheelFace } from '../wheels/wheel.ts';
import { archedAxles } from './arches.ts';
import type { BodyModel } from './body-model.ts';

/** The wheel's face as a symbol, to be placed by a transform. */
export function wheelSymbol(stage: Stage, { design }: BodyModel): (transform: string) => Markup {
	const [style, finish] = design.wheel.designs[stage.trim];
	return stage.art.symbol(
		wheelFace(stage.art, {
			design: style,
			finish,
			rim: design.wheel.rim,
			chunky: design.wheel.chunky === true,
			caliper: stage.trim === 'sport' ? '#b3161b' : '#454b52',
		}),
	);
}

/** The wheels of some axles, on both sides or one, the farthest first. */
export function wheels(
	stage: Stage,
	model: BodyModel,
	axles: readonly number[],
	sides: Sides = [1, -1],
): Markup {
	const { design } = model;
	const face = wheelSymbol(stage, model);
	const r = design.wheel.diameter / 2;
	const places = axles.flatMap((axle) =>
		sides.map((side): WheelPlace => {
			const flank = archedAxles(design).includes(axle)
				? Math.abs(model.left(axle, r * 2.12)[2])
				: design.width / 2 - 20;
			return { centre: [axle, r, side * (flank - 34)], radius: r, width: design.wheel.width, side };
		}),
	);
	const depth = (place: WheelPlace) => project(stage.camera, place.centre)[2];
	return places
		.sort((a, b) => depth(b) - depth(a))
		.map((place) => {
			const facing = (stage.camera.eye[2] - place.centre[2]) * place.side > 250;
			if (!facing) return tyreBody(stage, place);
			const transform = faceTransform(stage, place);
			return tyreBody(stage, place) + face(transform) + archShade(stage, transform);
		})
		.join('');
}

/** The arch throws shade on the upper part of its wheel. */
function archShade(stage: Stage, transform: string): Markup {
	const dark = stage.art.boxed(0, 1, 0, 0, '0 #000/.7, .3 #000/.28, .6 #000/0');
	return tag('circle', { r: 1000, fill: dark, transform });
}

/** The dark floor pan seen between the wheels and through the arches. */
export function underbody(stage: Stage, { design }: BodyModel): Markup {
	const front = Math.min(...design.axles);
	const rear = Math.max(...design.axles);
	const r = design.wheel.diameter / 2;
	const half = design.width / 2 - 120;
	const low = design.shape.sill - 26;
	const places = [half, -half].flatMap((z): Vec3[] => [
		[front - r * 1.2, r * 1.9, z],
		[front - r, low + 60, z],
		[front + r, low, z],
		[rear - r, low, z],
		[rear + r, low + 70, z],
		[rear + r * 1.2, r * 1.9, z],
	]);
	return fill(hullPath(stage, places), '#08090a');
}
