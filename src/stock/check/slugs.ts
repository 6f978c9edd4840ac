import { hashOf } from '../../content-hash.ts';
import { isSlug, MAX_SLUG, slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { ParsedVehicle, Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** Natural order, so that vehicle 9 is older than vehicle 10. */
const IDS = new Intl.Collator('en', { numeric: true });

/**
 * Gives every vehicle a unique slug, independent of their order: the feed's slug, else year, make, model, badge
 * and id. Of several vehicles with the same slug, the lowest id gets it and the others append their id.
 *
 * @param changed called for each vehicle whose slug from the feed belongs to another vehicle
 * @returns the vehicles in the order given
 */
export function withSlugs(
	vehicles: readonly ParsedVehicle[],
	changed: (vehicle: ParsedVehicle, slug: string) => void,
): Vehicle[] {
	const slugs = new Map<ParsedVehicle, string>();
	const taken = new Set<string>();
	const later: ParsedVehicle[] = [];
	for (const vehicle of byId(vehicles)) {
		const slug = vehicle.slug ?? slugFromFacts(vehicle);
		if (taken.has(slug)) later.push(vehicle);
		else slugs.set(vehicle, slug);
		taken.add(slug);
	}
	for (const vehicle of later) {
		const wanted = vehicle.slug ?? slugFromFacts(vehicle);
		const slug = [withId(wanted, vehicle.id), join(wanted, hashSlug(vehicle.id))].find(
			(each) => !taken.has(each),
		);
		if (slug === undefined) throw new Error(`no slug is left for vehicle ${vehicle.id}`);
		slugs.set(vehicle, slug);
		taken.add(slug);
		changed(vehicle, slug);
	}
	return vehicles.map((vehicle) => {
		const slug = slugs.get(vehicle) ?? '';
		// Most feeds have slugs: copying their vehicles would take longer than finding this out.
		return hasSlug(vehicle, slug) ? vehicle : { ...vehicle, slug };
	});
}

function hasSlug(vehicle: ParsedVehicle, slug: string): vehicle is Vehicle {
	return vehicle.slug === slug;
}

function slugFromFacts({ id, year, make, model, badge }: ParsedVehicle): string {
	return withId(slugOf([year, make, model, badge].filter((part) => part !== null).join(' ')), id);
}

function withId(title: string, id: string): string {
	const slug = slugOf(id);
	return join(title, isSlug(slug) && slug.length <= MAX_SLUG / 2 ? slug : hashSlug(id));
}

/** A hash as the slug of an id without any letters or digits, or with too many. */
function hashSlug(id: string): string {
	return Buffer.from(hashOf(id), 'base64url').toString('hex').slice(0, 12);
}

function join(title: string, end: string): string {
	const room = MAX_SLUG - end.length - 1;
	const start =
		title.length <= room ? title : title.slice(0, title.lastIndexOf('-', room)).replace(/-+$/, '');
	return start === '' ? end : `${start}-${end}`;
}

function byId(vehicles: readonly ParsedVehicle[]): ParsedVehicle[] {
	return vehicles.toSorted((a, b) => IDS.compare(a.id, b.id) || (a.id < b.id ? -1 : 1));
}
