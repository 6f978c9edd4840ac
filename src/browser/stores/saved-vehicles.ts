import { isSlug } from '../../domain/vehicle/naming/slug.ts';
import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';

/** Whether a vehicle is in a list. */
export function isAmong(vehicles: readonly SavedVehicle[], id: string): boolean {
	return vehicles.some((vehicle) => vehicle.id === id);
}

/** The vehicles without one. */
export function without<Kept extends SavedVehicle>(vehicles: readonly Kept[], id: string): readonly Kept[] {
	return vehicles.filter((vehicle) => vehicle.id !== id);
}

/** The stored fields of a vehicle, without any other data of its page (LOCAL-003). */
export function savedFieldsOf({
	id,
	name,
	slug,
	make,
	model,
	primary_image_url,
}: SavedVehicle): SavedVehicle {
	return { id, name, slug, make, model, primary_image_url };
}

/** The valid vehicles in a stored value, without duplicates: any script on the site may have written it. */
export function readSavedVehicles(stored: unknown): readonly SavedVehicle[] {
	return readVehicles(stored).map(savedFieldsOf);
}

/** As {@link readSavedVehicles}, with all other stored fields. */
export function readVehicles(stored: unknown): readonly (SavedVehicle & Record<string, unknown>)[] {
	if (!Array.isArray(stored)) return [];
	const vehicles = new Map<string, SavedVehicle & Record<string, unknown>>();
	for (const entry of stored)
		if (isSavedVehicle(entry) && !vehicles.has(entry.id)) vehicles.set(entry.id, entry);
	return [...vehicles.values()];
}

/** Validates a stored vehicle. Its slug becomes part of an address, so it must be valid. */
function isSavedVehicle(value: unknown): value is SavedVehicle & Record<string, unknown> {
	if (typeof value !== 'object' || value === null) return false;
	const { id, name, slug, make, model, primary_image_url } = value as Record<string, unknown>;
	return (
		[id, name, make, model].every((text) => typeof text === 'string') &&
		id !== '' &&
		typeof slug === 'string' &&
		isSlug(slug) &&
		(typeof primary_image_url === 'string' || primary_image_url === null)
	);
}
