import { spareWheel } from '../../body/spare-wheel.ts';
import type { Stage } from '../../render/stage.ts';
import type { Markup } from '../../render/svg.ts';
import type { CarModel } from '../car.ts';
import { openTop } from './open-top.ts';
import { trayBed } from './tray.ts';
import { tubBed } from './tub.ts';

const RIM = 1310;

/** Whether the camera stands behind the vehicle's middle. */
const fromBehind = (stage: Stage, { design }: CarModel) => stage.camera.eye[0] > design.length / 2;

/** What a body carries that it partly hides. */
export function loadBehind(stage: Stage, model: CarModel): Markup {
	const { load } = model.design;
	if (load?.kind === 'tray' && !fromBehind(stage, model)) return trayBed(stage, model, load);
	if (load?.kind === 'spare-wheel' && !fromBehind(stage, model)) return spareWheel(stage, model, load);
	return '';
}

/** What lies on its surface. */
export function loadOnBody(stage: Stage, model: CarModel): Markup {
	const { load } = model.design;
	// From below its rim nothing of a tub's inside is seen.
	const above = load?.kind === 'tub' && stage.camera.eye[1] > RIM;
	return above ? tubBed(stage, model, load) : '';
}

/** What stands before it. */
export function loadInFront(stage: Stage, model: CarModel): Markup {
	const { load } = model.design;
	if (load?.kind === 'tray' && fromBehind(stage, model)) return trayBed(stage, model, load);
	if (load?.kind === 'spare-wheel' && fromBehind(stage, model)) return spareWheel(stage, model, load);
	if (load?.kind === 'open-top') return openTop(stage, model, load);
	return '';
}
