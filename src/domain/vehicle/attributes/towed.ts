import type { Vehicle } from '../record/vehicle.ts';
import { bodyTypeOf } from './body-types.ts';

/** Bodies of caravans with an engine of their own. */
const DRIVEN = ['motorhome', 'campervan'];

/** The fields that decide whether a vehicle is towed. */
export type Towable = Pick<Vehicle, 'item_type'> & Partial<Pick<Vehicle, 'simple_body'>>;

/** Whether a vehicle is towed: a caravan, unless its body is a motorised one. */
export function isTowed({ item_type, simple_body }: Towable): boolean {
	const body = simple_body ? bodyTypeOf(simple_body) : null;
	return item_type === 'caravan' && (body === null || !DRIVEN.includes(body.slug));
}
