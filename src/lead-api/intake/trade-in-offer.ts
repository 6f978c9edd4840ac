import type { Lead } from '../../api/leads.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { TRADE_IN_CATEGORY, tradeInSubcategory } from '../../domain/trade-in/subcategories.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { readRecord, type StoredValuation } from '../trade-in/records.ts';

/**
 * A lead with the valuation it names: the vehicle, and what the dealer offers for it, which no page can set. The subcategory of a trade-in
 * follows from how far it has come (TRADEIN-015). Throws a 409 Refusal for the acceptance of an offer that is not, or no longer, held.
 *
 * @param before the lead before this step; null for its first
 * @param asked the amount that the page showed; undefined where it names none
 */
export async function withOffer(
	deps: Pick<Deps, 'store' | 'now'>,
	site: ApiSite,
	fields: Lead,
	{ before, asked }: { before: Lead | null; asked: unknown },
): Promise<Lead> {
	const valuation = fields.id === null ? null : await readRecord(deps, 'valuation', site.slug, fields.id);
	const known = valuation ? valued(fields, valuation) : earlierOffer(fields, before);
	const isAccepted = known.offer_accepted === true && before?.offer_accepted !== true;
	if (isAccepted) requireHeld(known, asked, localTime(deps.now(), site.time_zone).date);
	if (known.category !== TRADE_IN_CATEGORY) return known;
	return { ...known, subcategory: tradeInSubcategory(known), form_completed: known.isLastStep };
}

function valued(fields: Lead, { vehicle, kms, answers, answer }: StoredValuation): Lead {
	const isEstimated = answer.status === 'estimated';
	return {
		...fields,
		own_make: fields.own_make ?? vehicle.make,
		own_model: fields.own_model ?? vehicle.model,
		own_year: fields.own_year ?? vehicle.year,
		own_item_type: vehicle.item_type,
		kms,
		adjustmentAnswers: { ...answers },
		offer_price: isEstimated ? answer.offer_price : undefined,
		offer_upper_price: isEstimated ? answer.upper_price : undefined,
		offer_held_until: isEstimated ? answer.held_until : null,
		by_hand_reason: isEstimated ? null : answer.message,
	};
}

/** Without a valuation, or when it has been erased: the offer that the lead already has, if it is of the same valuation. */
function earlierOffer(fields: Lead, before: Lead | null): Lead {
	const isSame = before !== null && fields.id === before.id;
	return {
		...fields,
		id: isSame ? fields.id : null,
		offer_price: isSame ? before.offer_price : undefined,
		offer_upper_price: isSame ? before.offer_upper_price : undefined,
		offer_held_until: isSame ? before.offer_held_until : null,
		by_hand_reason: isSame ? before.by_hand_reason : null,
	};
}

function requireHeld({ offer_price, offer_held_until }: Lead, asked: unknown, today: string): void {
	const isHeld = offer_price !== undefined && offer_held_until !== null && offer_held_until >= today;
	const isShown = asked === undefined || Number(asked) === offer_price;
	if (isHeld && isShown) return;
	const message = isHeld
		? 'The estimate has changed since this page was loaded. Please check the new figure before you accept it.'
		: 'This estimate is no longer held. Please ask for a new one: your answers are still here.';
	throw new Refusal(409, message, { problems: [{ field: 'offer_price', message }] });
}
