import { spareWheel } from '../../body/spare-wheel.ts';
import type { Stage } from '../../render/stage.ts';
import type { Markup } from '../../render/svg.ts';
import type { CarModel } from '../car.ts';
import { openTop } from './open-top.ts';
import { trayBed } from './tray.ts';
import { tubBed } from './tub.ts';

const RIM = 1310;

/** Whether the camera is behind the vehicle's middle. */
const fromBehind = (stage: Stage, { design }: CarModel) => stage.camera.eye[0] > design.length / 2;

/** The parts of the load that the body partly hides. */
export function loadBehind(stage: Stage, model: CarModel): Markup {
	const { load } = model.design;
	if (load?.kind === 'tray' && !fromBehind(stage, model)) return trayBed(stage, model, load);
	if (load?.kind === 'spare-wheel' && !fromBehind(stage, model)) return spareWheel(stage, model, load);
	return '';
}

/** The parts of the load on the body's surface. */
export function loadOnBody(stage: Stage, model: CarModel): Markup {
	const { load } = model.design;
	// From below the rim, the inside of a tub is not visible.
	const above = load?.kind === 'tub' && stage.camera.eye[1] > RIM;
	return above ? tubBed(stage, model, load) : '';
}

/** The parts of the load in front of the body. */
export function loadInFront(stage: Stage, model: CarModel): Markup {
	const { load } = model.design;
	if (load?.kind === 'tray' && fromBehind(stage, model)) return trayBed(stage, model, load);
	if (load?.kind === 'spare-wheel' && fromBehind(stage, model)) return spareWheel(stage, model, load);
	if (load?.kind === 'open-top') return openTop(stage, model, load);
	return '';
}
