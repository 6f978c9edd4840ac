import type { Deps } from '../deps.ts';
import type { Counted } from '../store/store.ts';
import { countKey } from './count-key.ts';

/** Whom a lead is counted for. */
export interface LeadSource {
	dealer: string;
	address: string;
	/** Empty when none was given. */
	phone: string;
	/** Whether it came with a good proof of work, which costs its sender something. */
	isProved: boolean;
}

/** What is counted when a lead is stored: its address, its phone number, its dealer. */
export function leadCounts({ limits, secret, now }: Deps, source: LeadSource): Counted[] {
	const { dealer, address, phone, isProved } = source;
	const counted = (label: keyof typeof limits.leads, who: string, refuse_above: number | null): Counted => {
		const limit = limits.leads[label];
		const use = countKey({ what: `leads of one ${label}`, who, limit, secret }, now());
		return { ...use, label, most: limit.uses, refuse_above };
	};
	const floodAbove = isProved ? null : limits.leads.address.uses * limits.unproved_factor;
	return [
		counted('address', address, floodAbove),
		...(phone === '' ? [] : [counted('phone', `${dealer} ${phone}`, null)]),
		counted('dealer', dealer, null),
	];
}
