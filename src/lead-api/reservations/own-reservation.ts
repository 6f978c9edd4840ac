import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite, ApiVehicle } from '../../api/site/site-file.ts';
import { normalisedPhone } from '../../domain/lead/normalised-phone.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { emailKey } from '../store/leads/lead-rows.ts';

/**
 * The refusal for a shopper who holds the vehicle already, as from a second tab: null for anyone else. Both email and phone must be the same, and
 * nothing leads to the reservation, as its link is in the first tab and in the receipt.
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
			? `You are reserving this ${noun} already, perhaps in another tab. Nothing is paid here: please go on there.`
			: `You have reserved this ${noun} already. Nothing is paid here: the link to your reservation is in your receipt.`,
		{ remedy: 'call' },
	);
}

/** What makes two shoppers the same. */
function identity({ email, phone }: Pick<Lead, 'email' | 'phone'>): string {
	return `${emailKey(email)} ${normalisedPhone(phone)}`;
}
