import type { Passage } from '../../../domain/answers/passage.ts';
import { vehiclePassages } from '../../../domain/answers/vehicle-passages.ts';
import { ANSWERS_PATH } from '../../../paths/paths.ts';
import { readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';

/**
 * Loads what the site says about a vehicle and about the dealer. Null when the vehicle's facts cannot be had; without the dealer's pages,
 * questions about the vehicle are still answered.
 */
export async function loadPassages(slug: string, get: typeof fetch): Promise<Passage[] | null> {
	const [answer, dealer] = await Promise.all([readVehicleFacts(slug, get), dealerPassages(get)]);
	return answer.kind === 'found' ? [...vehiclePassages(answer.facts), ...dealer] : null;
}

async function dealerPassages(get: typeof fetch): Promise<Passage[]> {
	try {
		const response = await get(ANSWERS_PATH);
		if (!response.ok) throw new Error(`${ANSWERS_PATH} responded with ${response.status}`);
		return (await response.json()) as Passage[];
	} catch (error) {
		console.warn('The dealer’s pages could not be loaded for answers', error);
		return [];
	}
}
