import type { Deps } from '../deps.ts';
import type { Counted } from '../store/counted.ts';
import type { StoredLead } from '../store/lead-record.ts';
import { countKey } from './count-key.ts';
import type { LeadLimits } from './limits.ts';

/**
 * What speaks for the sender of a lead: a good proof of work, a question answered right, a step of a lead of their own, a dealer who asks
 * for no proof, or nothing so far. Each kind is counted apart, so that sends that prove nothing never hold leads that prove something.
 */
export type Sender = 'proved' | 'answered' | 'step' | 'unasked' | 'unproved';

/** What a lead is counted by. */
export interface LeadSource {
	dealer: string;
	address: string;
	/** Empty when none was given. */
	phone: string;
	/** The vehicle or matter it is about, as {@link subjectOf} names it. */
	subject: string;
	sender: Sender;
}

/** Senders whose number is limited per dealer: they cost a robot little. */
const COUNTED_PER_DEALER: readonly Sender[] = ['answered', 'unasked'];
/** Senders that are refused when they flood. */
const REFUSED_IN_A_FLOOD: readonly Sender[] = ['unasked', 'unproved'];

/** What is counted when a lead is about to be delivered, or waits for the answer that lets it. */
export function leadCounts({ limits, secret, now }: Deps, source: LeadSource): Counted[] {
	const { dealer, address, phone, subject, sender } = source;
	const keyOf = (what: string, who: string, limit: LeadLimits['address']) =>
		countKey({ what, who, limit, secret }, now());
	const byAddress = (limit: LeadLimits['address']): Counted => ({
		...keyOf(`${sender} leads of one address`, address, limit),
		label: 'address',
		most: sender === 'unproved' ? null : limit.uses,
		refuse_above: REFUSED_IN_A_FLOOD.includes(sender) ? limit.uses * limits.unproved_factor : null,
		once_key: null,
		because: `more than ${limit.uses} enquiries came from one internet address within ${limit.minutes} minutes`,
	});
	if (sender === 'step') return [byAddress(limits.leads.steps)];
	const counted = [byAddress(limits.leads.address)];
	if (sender === 'unproved') return counted;
	if (phone !== '') {
		const limit = limits.leads.phone;
		counted.push({
			...keyOf('matters with one phone', `${dealer} ${phone}`, limit),
			label: 'phone',
			most: limit.uses,
			refuse_above: null,
			once_key: keyOf('one matter with one phone', `${dealer} ${phone} ${subject}`, limit).key,
			because: `more than ${limit.uses} different enquiries were sent with one phone number within ${limit.minutes} minutes`,
		});
	}
	if (COUNTED_PER_DEALER.includes(sender)) {
		const limit = limits.leads.dealer;
		counted.push({
			...keyOf('leads of one dealer without a proof', dealer, limit),
			label: 'dealer',
			most: limit.uses,
			refuse_above: null,
			once_key: null,
			because: `more than ${limit.uses} enquiries came within ${limit.minutes} minutes without the check that a person sends them`,
		});
	}
	return counted;
}

/** The vehicle a lead is about, else its category: several forms about one vehicle are one matter. */
export function subjectOf({ fields, category }: Pick<StoredLead, 'fields' | 'category'>): string {
	return ('car_id' in fields && fields.car_id) || category;
}
