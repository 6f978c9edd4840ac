import { baseColourOf } from '../vehicle/attributes/base-colour.ts';
import { bodyTypeOf } from '../vehicle/attributes/body-types.ts';
import type { ItemType } from '../vehicle/attributes/item-type.ts';

/** Bodies that are drawn as another, by the slugs of their types; null for one like no other. */
const DRAWN_AS: Readonly<Record<string, string | null>> = {
	'4x4': 'suv',
	bus: 'van',
	'cab-chassis': 'ute',
	hardtop: 'coupe',
	'light-truck': 'ute',
	motorhome: null,
	'people-mover': 'van',
};

/**
 * The drawing of a vehicle: the name of its file in the trade-in form's drawings, and of the part with its colour.
 *
 * @param body as a register names it, 'Station wagon'; null when unknown
 * @param colour as a register names it, 'Snowflake White'; null when unknown
 * @returns `body` null where no drawing is like it, `colour` null where the colour has no basic name
 */
export function drawnVehicle(
	itemType: ItemType,
	body: string | null,
	colour: string | null,
): { body: string | null; colour: string | null } {
	const slug = bodyTypeOf(body ?? '')?.slug;
	const car = slug === undefined ? null : (DRAWN_AS[slug] ?? (slug in DRAWN_AS ? null : slug));
	return {
		body: itemType === 'car' ? car : itemType,
		colour: baseColourOf(colour ?? '')?.toLowerCase() ?? null,
	};
}
