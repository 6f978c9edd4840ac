import type { Passage } from '../../../domain/answers/passage.ts';
import { vehiclePassages } from '../../../domain/answers/vehicle-passages.ts';
import type { VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { ANSWERS_PATH, vehicleFactsPath } from '../../../paths/paths.ts';

/**
 * Loads what the site says about a vehicle and about the dealer. Null when the vehicle's facts cannot be had; without the dealer's pages,
 * questions about the vehicle are still answered.
 */
export async function loadPassages(slug: string, get: typeof fetch): Promise<Passage[] | null> {
	const [facts, dealer] = await Promise.all([
		load<VehicleFacts>(vehicleFactsPath(slug), get),
		load<Passage[]>(ANSWERS_PATH, get),
	]);
	return facts && [...vehiclePassages(facts), ...(dealer ?? [])];
}

async function load<Content>(path: string, get: typeof fetch): Promise<Content | null> {
	try {
		const response = await get(path);
		if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
		return (await response.json()) as Content;
	} catch (error) {
		console.warn('What answers quote could not be loaded', error);
		return null;
	}
}
