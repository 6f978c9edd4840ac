import { isSlug } from '../../../domain/vehicle/naming/slug.ts';
import type { PurchaseTerms, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';
import { type VehicleNow, vehicleNow } from '../../checkout/embed/browser/vehicle-now.ts';

/** A vehicle that is sold online, with the terms of buying it. */
export interface BoughtVehicle {
	facts: VehicleFacts;
	terms: PurchaseTerms;
}

/** The vehicle of a purchase, or why it cannot be bought. */
export type PurchaseVehicle =
	| ({
			/** `taken`: it is reserved, by another buyer or this one. */
			kind: 'ready' | 'taken';
			now: VehicleNow | null;
	  } & BoughtVehicle)
	/** It is not sold online, or not any more. */
	| { kind: 'gone' }
	| { kind: 'unreachable' };

/**
 * The vehicle of an address, by its slug or its id (resolution 72): its facts, and whether a buyer has reserved it since the build. Without
 * an answer of the service it is offered, as the service refuses a taken vehicle before any money. Never throws.
 *
 * @param at where the site has the facts, '/cars/SLUG.json', and its lead API
 */
export async function loadVehicle(
	search: string,
	at: { facts: string; api: string },
	get: typeof fetch,
): Promise<PurchaseVehicle> {
	const named = new URLSearchParams(search).get('car_id') ?? '';
	if (!isSlug(named)) return { kind: 'gone' };
	const factsOf = (slug: string) => readVehicleFacts(at.facts.replace('SLUG', slug), get);
	const [bySlug, now] = await Promise.all([factsOf(named), vehicleNow(at.api, named, get)]);
	const isId = bySlug.kind === 'unknown' && now !== null && now.slug !== named;
	const read = isId ? await factsOf(now.slug) : bySlug;
	if (read.kind === 'unreachable') return read;
	const facts = read.kind === 'found' ? read.facts : null;
	const terms = facts?.purchase;
	if (!facts || !terms || now?.state === 'gone') return { kind: 'gone' };
	const kind = facts.reserved || now?.state === 'reserved' ? 'taken' : 'ready';
	return { kind, facts, terms, now };
}
