import { meshPlaces } from '../geometry/shell-mesh.ts';
import type { Vec3 } from '../geometry/space.ts';
import type { Camera } from '../render/camera.ts';
import { cameraAt, type ExteriorView, framed, type Standpoint } from '../render/standpoint.ts';
import type { CarModel } from './car.ts';

/** The standpoints for a car 4.3 m long; longer ones are seen from farther off. */
const STANDPOINTS: Record<ExteriorView, Standpoint> = {
	front34: { turn: -46, height: 1330, distance: 8600 },
	side: { turn: 0, height: 1000, distance: 30000 },
	rear34: { turn: 40, height: 1400, distance: 8600 },
	front: { turn: -90, height: 1050, distance: 13000 },
	rear: { turn: 90, height: 1050, distance: 13000 },
};

/** A camera that shows the whole car as large as the canvas allows. */
export function carCamera(model: CarModel, view: ExteriorView): Camera {
	const { design } = model;
	const standpoint = STANDPOINTS[view];
	const distance = standpoint.distance * (0.6 + (0.4 * design.length) / 4300);
	return framed(cameraAt({ ...standpoint, distance }, 0, design.length), carPlaces(model));
}

/** Points that must be inside the picture. */
export function carPlaces({ design, mesh }: CarModel): Vec3[] {
	const places = meshPlaces(mesh);
	const half = design.width / 2;
	const onBothSides = (x: number, y: number, z: number) => places.push([x, y, z], [x, y, -z]);
	for (const axle of design.axles) onBothSides(axle, 0, half);
	onBothSides(design.mirror[0], design.mirror[1], half + 150);
	switch (design.load?.kind) {
		case 'tray':
			onBothSides(design.length, 1190, half);
			break;
		case 'open-top':
			onBothSides(2150, design.height, 560);
			break;
		case 'spare-wheel':
			places.push([design.load.at[0], 1100, 0]);
			break;
		case 'tub':
		case undefined:
			break;
	}
	return places;
}
