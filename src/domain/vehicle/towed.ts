import { bodyTypeOf } from './body-types.ts';
import type { ItemType } from './item-type.ts';

/** Bodies of vehicles to live in that have an engine. */
const DRIVEN = ['motorhome', 'campervan'];

/** What tells whether a vehicle is towed. */
export interface Towable {
	item_type: ItemType;
	/** The body as the feed writes it; cards do not know it. */
	simple_body?: string | null;
}

/** Whether a vehicle is towed: a caravan, unless its body says that it drives. */
export function isTowed({ item_type, simple_body }: Towable): boolean {
	const body = simple_body ? bodyTypeOf(simple_body) : null;
	return item_type === 'caravan' && (body === null || !DRIVEN.includes(body.slug));
}
