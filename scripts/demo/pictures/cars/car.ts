import type { BodyDesign } from '../body/body.ts';
import { type BodyModel, bodyModel } from '../body/body-model.ts';
import type { Flat } from '../body/parts.ts';
import { type Patch, wrapPatch } from '../geometry/patches.ts';
import type { Vec3 } from '../geometry/space.ts';

/** A body with windows, doors and seats. */
export interface CarDesign extends BodyDesign {
	readonly glass: {
		/** The opening of the side windows: x and height. */
		readonly side?: Flat;
		/** Uprights between side windows: from x, to x, and how far they lean back up to the roof. */
		readonly pillars: readonly (readonly [from: number, to: number, lean: number])[];
		/** Half windscreen and half rear glass: distance round from the middle line, and height. */
		readonly screen: Flat;
		readonly back?: Flat;
		/** The x around which screen and back are wrapped. */
		readonly centre: number;
	};
	/** Shut lines of doors and flaps on the flank. */
	readonly seams: readonly Flat[];
	readonly handles: readonly (readonly [x: number, y: number])[];
	readonly mirror: readonly [x: number, y: number];
	/** Rails along the roof: from x, to x. */
	readonly rails?: readonly [from: number, to: number];
	/** The x of the seat rows' backs, and the height of their seats' shoulders. */
	readonly seats: { readonly rows: readonly number[]; readonly shoulder: number };
	/** The shell is white, and the vehicle's colour is on its stripes. */
	readonly whiteShell?: true;
	/** A tub, tray, open top or spare wheel, if it has one. */
	readonly load?: Load;
}

/** A ute's tub, a tray on a bare frame, an open top, or a spare wheel on the tail. */
export type Load =
	| { readonly kind: 'tub'; readonly from: number; readonly to: number; readonly half: number }
	| { readonly kind: 'tray'; readonly from: number }
	| { readonly kind: 'open-top'; readonly opening: Flat; readonly seats: readonly number[] }
	| { readonly kind: 'spare-wheel'; readonly at: Vec3; readonly radius: number };

/** A car's geometry, computed from its design and shared by all its pictures. */
export interface CarModel extends BodyModel<CarDesign> {
	readonly screen: Patch;
	readonly back: Patch;
}

const models = new WeakMap<CarDesign, CarModel>();

/** The model of a design, computed on first use. */
export function carModel(design: CarDesign): CarModel {
	let model = models.get(design);
	if (!model) {
		const body = bodyModel(design);
		const { centre } = design.glass;
		model = { ...body, screen: wrapPatch(body.solid, centre, -1), back: wrapPatch(body.solid, centre, 1) };
		models.set(design, model);
	}
	return model;
}
