import type { BodyModel } from '../body/body-model.ts';
import { meshPlaces } from '../geometry/shell-mesh.ts';
import type { Vec3 } from '../geometry/space.ts';
import type { Paint } from '../paint/colours.ts';
import { MATERIALS } from '../paint/materials.ts';
import type { Art } from '../render/art.ts';
import type { Camera } from '../render/camera.ts';
import type { Frame } from '../render/document.ts';
import { type Look, rememberedLook } from '../render/memory.ts';
import { profileCamera, profileFrame } from '../render/profile-frame.ts';
import { viewShell } from '../render/shell.ts';
import type { Stage } from '../render/stage.ts';
import { cameraAt, type ExteriorView, framed, type Standpoint } from '../render/standpoint.ts';
import type { Markup } from '../render/svg.ts';
import type { Trim } from '../trims.ts';
import { type CaravanDesign, caravanModel } from './caravan.ts';
import { drawCaravan } from './exterior.ts';

/** Standpoints for a caravan 6 m long. */
const STANDPOINTS: Record<ExteriorView, Standpoint> = {
	front34: { turn: -42, height: 1750, distance: 11000 },
	side: { turn: 0, height: 1500, distance: 40000 },
	rear34: { turn: 38, height: 1750, distance: 11000 },
	front: { turn: -90, height: 1500, distance: 16000 },
	rear: { turn: 90, height: 1500, distance: 16000 },
};

function lookAtCaravan(design: CaravanDesign, view: ExteriorView | 'profile'): Look {
	return rememberedLook(design, view, () => {
		const model = caravanModel(design);
		const camera = view === 'profile' ? profileCamera(design.length) : caravanCamera(design, view);
		return { camera, shell: viewShell(model.mesh, camera, { levels: view === 'profile' ? 7 : 10 }) };
	});
}

function caravanCamera(design: CaravanDesign, view: ExteriorView): Camera {
	const standpoint = STANDPOINTS[view];
	const distance = standpoint.distance * (0.5 + (0.5 * design.length) / 6000);
	return framed(cameraAt({ ...standpoint, distance }, 0, design.length), caravanPlaces(caravanModel(design)));
}

/** Points that must be inside the picture. */
export function caravanPlaces({ design, mesh }: BodyModel<CaravanDesign>): Vec3[] {
	const half = design.width / 2;
	const places: Vec3[] = [
		[0, design.drawbar.height, 0],
		[design.length, 800, 0],
	];
	places.push(...meshPlaces(mesh));
	const first = Math.min(...design.shape.lower.map((p) => p[0]));
	for (const x of [first, design.length]) places.push([x, 0, half * 1.1], [x, 0, -half * 1.1]);
	for (const { slab } of design.boxes)
		places.push([slab.x[0], slab.y[1], slab.z[0]], [slab.x[1], slab.y[1], slab.z[1]]);
	if (design.cover) places.push([design.cover.centre[0], design.cover.centre[1] + design.cover.radii[1], 0]);
	return places;
}

/** A caravan's exterior; `colour` goes to its stripes, or to all of it where it is painted. */
export function caravanPicture(
	art: Art,
	design: CaravanDesign,
	view: ExteriorView | 'profile',
	colour: Paint,
	trim: Trim,
): Markup {
	const look = lookAtCaravan(design, view);
	const paint = design.painted ? colour : MATERIALS.gelcoat;
	const stage: Stage = {
		art,
		camera: look.camera,
		paint,
		accent: colour,
		trim,
		seen: look.shell.seen,
		memory: look,
		bare: view === 'profile',
	};
	return drawCaravan(stage, caravanModel(design), look.shell);
}

/** The tight frame of a caravan's profile. */
export function caravanProfileFrame(design: CaravanDesign): Frame {
	const places = caravanPlaces(caravanModel(design));
	if (design.spare) places.push([design.spare.at[0] + 12, design.spare.at[1], 0]);
	return profileFrame(profileCamera(design.length), places);
}
