import { STATES } from '../domain/place/states.ts';
import { availableCount } from '../domain/vehicle/available-count.ts';
import { formatNumber } from '../domain/vehicle/measures.ts';
import type { Site } from './site.ts';

/** Fills in the variables of a dealer's text, such as `{count}` or `{phone}`. Unknown variables are unchanged. */
export function dealerText(text: string, { dealer, listed }: Site): string {
	const { name, address, phone, email, legal, state } = dealer;
	const values: Record<string, string> = {
		count: formatNumber(availableCount(listed)),
		name,
		city: address.city,
		phone,
		email,
		address: `${address.street}, ${address.city} ${STATES[address.state ?? state].label} ${address.postcode}`,
		entity: legal.entity,
		abn: legal.abn,
		licence: legal.licence,
		price_note: legal.price_note,
	};
	return text.replace(/\{(\w+)\}/g, (braces, word: string) => values[word] ?? braces);
}
