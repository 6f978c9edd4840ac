import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { normalisedPhone } from '../../domain/phone/normalised-phone.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { emailKey } from '../store/leads/lead-rows.ts';

/**
 * The refusal for a shopper who already holds the vehicle, as from a second tab; null for other shoppers. Both email and phone must be the
 * same. The message has no link to the reservation, because these details could be another person's: the link is in the first tab and in
 * the receipt.
 */
export async function ownRefusal(
	{ store }: Pick<Deps, 'store'>,
	{ slug }: Pick<ApiSite, 'slug'>,
	{ id, noun }: Pick<ApiVehicle, 'id' | 'noun'>,
	fields: Pick<Lead, 'email' | 'phone'>,
): Promise<Refusal | null> {
	const holding = await store.reservationOfVehicle(slug, id);
	const lead = holding && holding.lead_id !== null ? await store.find(slug, holding.lead_id) : null;
	if (!holding || !lead || identity(lead.fields) !== identity(fields)) return null;
	return new Refusal(
		409,
		holding.state === 'held'
			? `You are already reserving this ${noun}, perhaps in another tab. You have not paid anything here: please continue there.`
			: `You have already reserved this ${noun}. You have not paid anything more: the link to your reservation is in your receipt.`,
		{ remedy: 'call' },
	);
}

/** Contact details that are equal for one shopper only. */
function identity({ email, phone }: Pick<Lead, 'email' | 'phone'>): string {
	return `${emailKey(email)} ${normalisedPhone(phone)}`;
}
