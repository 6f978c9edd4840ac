import type { ApiSite } from '../../../api/site/site-file.ts';
import { isUnfinished, type StoredLead } from '../../store/leads/lead-record.ts';
import { pageOf, vehicleAddress, vehicleOf } from '../lead-subject.ts';
import { type MessageParts, NO_PARTS } from '../parts/message-parts.ts';
import { paymentJson } from '../parts/payment-part.ts';
import { reservationJson } from '../parts/reservation-part.ts';
import { financeJson } from './finance-json.ts';

/** Fields left out of webhooks: proofs of the sender, which allow adding steps and reading the lead again. */
const OWN_FIELDS = ['captcha', 'company_website', 'submission_id', 'first_submission_id'];

/**
 * JSON body of a lead webhook. Submitted fields keep the specification's names, so that systems that already read the form's fields
 * continue to work (LEADAPI-007 to LEADAPI-015).
 *
 * @param parts private answers, photos and earlier messages
 */
export function webhookBody(lead: StoredLead, site: ApiSite, parts: MessageParts = NO_PARTS): string {
	const { private_part: part, photos } = parts;
	const vehicle = vehicleOf(lead, site);
	const page = pageOf(lead.url, site);
	const sent = { ...lead.fields, url: page };
	const fields = Object.entries(sent).filter(([name]) => !OWN_FIELDS.includes(name));
	return JSON.stringify({
		type: parts.earlier.length === 0 ? 'lead.created' : 'lead.updated',
		lead_id: lead.id,
		kind: lead.kind,
		dealer: { slug: site.slug, id: site.id, name: site.name },
		received_at: lead.received_at,
		category: lead.category,
		subcategory: lead.subcategory,
		dealership_slug: lead.dealership_slug,
		page,
		vehicle: vehicle && {
			id: vehicle.id,
			stocknum: vehicle.stocknum,
			title: vehicle.title,
			url: vehicleAddress(vehicle, site),
			price: vehicle.price,
		},
		consent: { text: lead.consent_text, opt_in: lead.fields.opt_in, marketing: lead.fields.opt_in_marketing },
		/** The number of steps so far: a higher one has everything of the lower ones. */
		step: lead.steps.length + 1,
		is_finished: !isUnfinished(lead.fields),
		fields: Object.fromEntries(fields),
		accepted_offer: acceptedOffer(lead),
		finance: financeJson(lead, site),
		reservation: reservationJson(parts.reservation),
		payment: paymentJson(parts.payment),
		photos: photos.map(({ label, url, ends }) => ({ label, url, ends_at: ends.toISOString() })),
		private_answers: part && 'in_full' in part ? part.in_full.answers : null,
		private_answers_url: part && 'link' in part ? part.link.url : null,
	});
}

/** The sum that the dealer holds for a trade-in, dollars, and the last day of it; null for one that was not accepted. */
function acceptedOffer({ kind, fields }: StoredLead): { price: number; held_until: string | null } | null {
	if (kind !== 'lead' || !fields.offer_accepted || fields.offer_price === undefined) return null;
	return { price: fields.offer_price, held_until: fields.offer_held_until };
}
