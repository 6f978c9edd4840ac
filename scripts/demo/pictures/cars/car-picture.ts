import type { Vec3 } from '../geometry/space.ts';
import type { Paint } from '../paint/colours.ts';
import { MATERIALS } from '../paint/materials.ts';
import type { Art } from '../render/art.ts';
import type { Frame } from '../render/document.ts';
import { type Look, rememberedLook } from '../render/memory.ts';
import { profileCamera, profileFrame } from '../render/profile-frame.ts';
import { viewShell } from '../render/shell.ts';
import type { Stage } from '../render/stage.ts';
import type { ExteriorView } from '../render/standpoint.ts';
import type { Markup } from '../render/svg.ts';
import type { Trim } from '../trims.ts';
import { type CarDesign, carModel } from './car.ts';
import { coveredOn } from './covered.ts';
import { drawCar } from './exterior.ts';
import { carCamera, carPlaces } from './views.ts';

const LEVELS = 9;

function lookAtCar(design: CarDesign, view: ExteriorView | 'profile'): Look {
	return rememberedLook(design, view, () => {
		const model = carModel(design);
		const camera = view === 'profile' ? profileCamera(design.length) : carCamera(model, view);
		const levels = view === 'profile' ? 7 : LEVELS;
		return { camera, shell: viewShell(model.mesh, camera, { levels, isCovered: coveredOn(design) }) };
	});
}

/** A car's exterior. */
export function carPicture(
	art: Art,
	design: CarDesign,
	view: ExteriorView | 'profile',
	colour: Paint,
	trim: Trim,
): Markup {
	const look = lookAtCar(design, view);
	const stage: Stage = {
		art,
		camera: look.camera,
		paint: design.whiteShell ? MATERIALS.gelcoat : colour,
		accent: colour,
		trim,
		seen: look.shell.seen,
		memory: look,
		bare: view === 'profile',
	};
	return drawCar(stage, carModel(design), look.shell);
}

/** The tight frame of a car's profile. */
export function carProfileFrame(design: CarDesign): Frame {
	const places: Vec3[] = carPlaces(carModel(design));
	if (design.load?.kind === 'spare-wheel') places.push([design.load.at[0] + 12, 1100, 0]);
	if (design.load?.kind === 'tray') places.push([design.length, 1760, 0]);
	if (design.rails) places.push([design.length / 2, design.height + 70, 0]);
	return profileFrame(profileCamera(design.length), places);
}
