import { vehicleStatePath } from '../../../api/vehicle-facts-path.ts';
import { isSlug } from '../../../domain/vehicle/slug.ts';
import type { PurchaseTerms, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';

/** The vehicle of a purchase, or why it cannot be bought. */
export type PurchaseVehicle =
	| { kind: 'ready'; facts: VehicleFacts; terms: PurchaseTerms }
	/** Another buyer has taken it. */
	| { kind: 'taken'; facts: VehicleFacts }
	/** It is not sold online, or not any more. */
	| { kind: 'not sold online' }
	| { kind: 'unreachable' };

/**
 * The vehicle of the page's address: its facts, and whether another buyer has reserved it since the build. Without an answer of the service it is
 * offered, as the service refuses a taken vehicle before any money.
 *
 * @param api the path of the lead API
 */
export async function loadVehicle(search: string, api: string, get: typeof fetch): Promise<PurchaseVehicle> {
	const slug = new URLSearchParams(search).get('car_id') ?? '';
	if (!isSlug(slug)) return { kind: 'not sold online' };
	const [answer, state] = await Promise.all([readVehicleFacts(slug, get), readState(slug, api, get)]);
	if (answer.kind === 'unreachable') return { kind: 'unreachable' };
	if (answer.kind === 'unknown' || answer.facts.purchase === null || state === 'gone')
		return { kind: 'not sold online' };
	const { facts } = answer;
	if (facts.reserved || state === 'reserved') return { kind: 'taken', facts };
	return { kind: 'ready', facts, terms: answer.facts.purchase };
}

async function readState(slug: string, api: string, get: typeof fetch): Promise<'reserved' | 'gone' | null> {
	try {
		const response = await get(vehicleStatePath(api, slug));
		if (!response.ok) return null;
		const { car_fields } = await response.json();
		if (car_fields === null || car_fields.sold) return 'gone';
		return car_fields.reserved ? 'reserved' : null;
	} catch {
		return null;
	}
}
