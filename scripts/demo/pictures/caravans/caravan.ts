import type { BodyDesign } from '../body/body.ts';
import { type BodyModel, bodyModel } from '../body/body-model.ts';
import type { Vec3 } from '../geometry/space.ts';
import type { Paint } from '../paint/colours.ts';
import type { Slab } from '../render/slab.ts';

/** A body on a drawbar. Its shell is white by default; the vehicle's colour is on stripes and covers. */
export interface CaravanDesign extends BodyDesign {
	/** Whether the shell itself is painted in the vehicle's colour. */
	readonly painted?: true;
	/** Height of the drawbar, and where its arms meet the body. */
	readonly drawbar: { readonly height: number; readonly to: number; readonly half: number };
	/** Boxes outside the shell, each with its material: toolbox, air conditioner, step. */
	readonly boxes: readonly {
		readonly slab: Slab;
		readonly material: Paint;
		readonly on: 'drawbar' | 'roof' | 'flank';
	}[];
	/** A soft hump: a folded tent under its cover. */
	readonly cover?: { readonly centre: Vec3; readonly radii: Vec3 };
	readonly spare?: { readonly at: Vec3; readonly radius: number };
}

const models = new WeakMap<CaravanDesign, BodyModel<CaravanDesign>>();

/** The model of a design, computed on first use. */
export function caravanModel(design: CaravanDesign): BodyModel<CaravanDesign> {
	let model = models.get(design);
	if (!model) {
		model = bodyModel(design);
		models.set(design, model);
	}
	return model;
}
