import { EnquirySchema } from '../../api/leads/enquiries.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { SPIN_CATEGORY } from '../../domain/spin/entry.ts';
import type { Prize } from '../../domain/spin/prizes.ts';
import { positionsOf } from '../../domain/spin/prizes.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { SPIN_PATH } from '../../paths/spin-path.ts';
import type { Deps } from '../deps.ts';
import { completeEnquiry } from '../intake/complete-fields.ts';
import { newEnquiry } from '../intake/new-lead.ts';
import { leadCounts } from '../limits/count-lead.ts';
import type { NewLead } from '../store/leads/new-lead.ts';
import type { Player } from './player.ts';
import { type Promotion, sealOf } from './promotion.ts';

/** A spin as its lead reports it. */
export interface DrawnEntry {
	name: string;
	phone: string;
	player: Player;
	address: string;
	position: number;
	seed: string;
	own_number: string;
}

/** The lead of one outcome of a spin, to be stored in the spin's own transaction. */
export function spinLead(
	deps: Deps,
	site: ApiSite,
	promotion: Promotion,
	entry: DrawnEntry,
	won: { prize: Prize; code: string } | null,
): NewLead {
	const now = deps.now();
	const { name, phone, player } = entry;
	const sent = {
		name,
		phone,
		category: SPIN_CATEGORY,
		subcategory: won ? won.prize.name : 'No prize',
		message: messageOf(promotion, entry, won),
		terms_conditions: true,
		consent_text: promotion.agreement,
		url: SPIN_PATH,
	};
	const fields = completeEnquiry(EnquirySchema.parse(sent), site);
	// One player has one lead of a promotion, whatever is sent again.
	const submission_id = `spin-${player.key}`;
	const submission = { submission_id, body_hash: promotion.promotion, body: JSON.stringify(sent) };
	const lead = newEnquiry(fields, {
		site,
		submission,
		check: { status: 'verified', quarantine_reason: null },
		now,
	});
	const source = { dealer: site.slug, address: entry.address, phone, subject: SPIN_CATEGORY };
	return {
		lead,
		received_at: now.toISOString(),
		submission_id,
		body_hash: submission.body_hash,
		targets: deps.chooseTargets(lead, site),
		deliver_at: now.toISOString(),
		private_answers: null,
		// A number that received a code is a person's; others are held above the limits, and never refused.
		counted: player.account ? [] : leadCounts(deps, { ...source, sender: 'answered' }),
		notice_to: site.email,
		proof: null,
	};
}

function messageOf(
	promotion: Promotion,
	{ position, seed, own_number }: DrawnEntry,
	won: { prize: Prize; code: string } | null,
): string {
	const result = won
		? [
				`Won: ${won.prize.name}, worth $${won.prize.value}.`,
				`Code: ${won.code}. To be claimed by ${formatDate(promotion.claim_by)}.`,
			]
		: ['No prize.'];
	return [
		...result,
		`Drawn at position ${position} of 0 to ${positionsOf(promotion) - 1}; seal ${sealOf(seed)}, key ${seed}, own number ${own_number}.`,
	].join('\n');
}
