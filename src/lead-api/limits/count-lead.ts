import type { Deps } from '../deps.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { Counted } from '../store/retention/counted.ts';
import { countKey } from './count-key.ts';
import type { LeadLimits } from './limits.ts';

/**
 * Evidence that a person sent a lead: a valid proof of work, a correct answer, a further step of their own lead, a dealer without proof of
 * work, or none yet. Each kind is counted separately, so that submissions without proof never hold up leads with one.
 */
export type Sender = 'proved' | 'answered' | 'step' | 'unasked' | 'unproved';

/** What the limits of leads are counted by. */
export interface LeadSource {
	dealer: string;
	address: string;
	/** Empty when none was given. */
	phone: string;
	/** The vehicle or matter it is about, as {@link subjectOf} names it. */
	subject: string;
	sender: Sender;
}

/** Senders with a limit per dealer, because a robot can produce them cheaply. */
const COUNTED_PER_DEALER: readonly Sender[] = ['answered', 'unasked'];
/** Senders whose leads are refused, not only held, far above the limit. */
const REFUSED_IN_A_FLOOD: readonly Sender[] = ['unasked', 'unproved'];

/** Counters of a lead that is about to be delivered, or waits for its sender's answer. */
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
			because: `more than ${limit.uses} enquiries came within ${limit.minutes} minutes without a spam check`,
		});
	}
	return counted;
}

/** The vehicle a lead is about, else its category: several forms about one vehicle count as one subject. */
export function subjectOf({ fields, category }: Pick<StoredLead, 'fields' | 'category'>): string {
	return ('car_id' in fields && fields.car_id) || category;
}
