import { insideOf } from '../geometry/inside.ts';
import { both } from '../render/on-surface.ts';
import type { Covered } from '../render/tone-grid.ts';
import type { CarDesign } from './car.ts';

const NEVER = () => false;

/** Windows and wheel arches: areas of a car whose paint is never visible. */
export function coveredOn(design: CarDesign): Covered {
	const { glass } = design;
	const side = glass.side ? insideOf(glass.side, 0.92) : NEVER;
	const screen = insideOf(both(glass.screen), 0.9);
	const back = glass.back ? insideOf(both(glass.back), 0.9) : NEVER;
	const wheel = design.wheel.diameter / 2;
	const reach = (wheel + design.arch.gap - 20) ** 2;
	const half = design.width / 2 - 160;
	const lowest = design.shape.sill + 500;
	return (x, y, z) => {
		const out = Math.abs(z);
		if (out > half && y < lowest && design.axles.some((axle) => (x - axle) ** 2 + (y - wheel) ** 2 < reach))
			return true;
		if (y < lowest) return false;
		if (out > half * 0.55 && side(x, y)) return true;
		// Outlines of screen and back are measured round the cabin, which near the middle line is nearly across it.
		return x < glass.centre ? screen(z * 1.04, y) : back(z * 1.04, y);
	};
}
