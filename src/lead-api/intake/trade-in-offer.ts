import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { TRADE_IN_CATEGORY, tradeInSubcategory } from '../../domain/trade-in/subcategories.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import type { JsonObject } from '../request/read-json.ts';
import { readRecord, type StoredValuation } from '../trade-in/records.ts';

/** What an acceptance is about: no later step changes these fields, such as one of another tab. */
const ACCEPTED = [
	'id',
	'rego',
	'regoState',
	'own_make',
	'own_model',
	'own_variant',
	'own_year',
	'own_item_type',
	'kms',
	'adjustmentAnswers',
	'offer_price',
	'offer_upper_price',
	'offer_held_until',
	'by_hand_reason',
	'offer_accepted',
] as const satisfies readonly (keyof Lead)[];

/**
 * A lead with the valuation it names: the vehicle, and what the dealer offers for it, which no page can set. A valuation of another vehicle
 * than the lead's is dropped. The subcategory of a trade-in follows from how far it has come (TRADEIN-015). Throws a 409 Refusal for the
 * acceptance of an offer that is not, or no longer, held.
 *
 * @param before the lead before this step; null for its first
 * @param sent the step as it was sent, with the amount that the page showed
 */
export async function withOffer(
	deps: Pick<Deps, 'store' | 'now'>,
	site: ApiSite,
	fields: Lead,
	{ before, sent }: { before: Lead | null; sent: JsonObject },
): Promise<Lead> {
	const known = before?.offer_accepted
		? { ...fields, ...Object.fromEntries(ACCEPTED.map((name) => [name, before[name]])) }
		: await offered(deps, site, fields, { before, sent });
	const isAccepted = known.offer_accepted === true && before?.offer_accepted !== true;
	if (isAccepted) requireHeld(known, sent['offer_price'], localTime(deps.now(), site.time_zone).date);
	if (known.category !== TRADE_IN_CATEGORY) return known;
	return { ...known, subcategory: tradeInSubcategory(known), form_completed: known.isLastStep };
}

/** A lead with the offer of its valuation; without one where it has none, or one of another vehicle. */
async function offered(
	deps: Pick<Deps, 'store' | 'now'>,
	site: ApiSite,
	fields: Lead,
	{ before, sent }: { before: Lead | null; sent: JsonObject },
): Promise<Lead> {
	const valuation = fields.id === null ? null : await readRecord(deps, 'valuation', site.slug, fields.id);
	if (!valuation) {
		const isSame = fields.id !== null && fields.id === before?.id && !isOther(sent, before);
		return earlierOffer(fields, isSame ? before : null);
	}
	const { make, model, year } = valuation.vehicle;
	const isSame = !isOther(sent, { own_make: make, own_model: model, own_year: year });
	return isSame ? valued(fields, valuation) : { ...earlierOffer(fields, null), own_variant: null };
}

/** Whether a step names another vehicle than the one that was valued. */
function isOther(sent: JsonObject, valued: Pick<Lead, 'own_make' | 'own_model' | 'own_year'>): boolean {
	return (['own_make', 'own_model', 'own_year'] as const).some((name) => {
		const [named, known] = [sent[name], valued[name]].map((value) =>
			String(value ?? '')
				.trim()
				.toLowerCase(),
		);
		return named !== '' && named !== known;
	});
}

function valued(fields: Lead, { vehicle, kms, answers, answer }: StoredValuation): Lead {
	const isEstimated = answer.status === 'estimated';
	return {
		...fields,
		own_make: vehicle.make,
		own_model: vehicle.model,
		own_variant: vehicle.variant,
		own_year: vehicle.year,
		own_item_type: vehicle.item_type,
		kms,
		adjustmentAnswers: { ...answers },
		offer_price: isEstimated ? answer.offer_price : undefined,
		offer_upper_price: isEstimated ? answer.upper_price : undefined,
		offer_held_until: isEstimated ? answer.held_until : null,
		by_hand_reason: isEstimated ? null : answer.message,
	};
}

/** The offer that the lead already has; none where there is no earlier one. */
function earlierOffer(fields: Lead, before: Lead | null): Lead {
	return {
		...fields,
		id: before?.id ?? null,
		offer_price: before?.offer_price,
		offer_upper_price: before?.offer_upper_price,
		offer_held_until: before?.offer_held_until ?? null,
		by_hand_reason: before?.by_hand_reason ?? null,
	};
}

function requireHeld({ offer_price, offer_held_until }: Lead, asked: unknown, today: string): void {
	const isHeld = offer_price !== undefined && offer_held_until !== null && offer_held_until >= today;
	const isShown = asked === undefined || Number(asked) === offer_price;
	if (isHeld && isShown) return;
	const message = isHeld
		? 'The estimate has changed since this page was loaded. Please check the new figure before you accept it.'
		: 'This estimate has expired. Please ask for a new one: your answers are still here.';
	throw new Refusal(409, message, { problems: [{ field: 'offer_price', message }] });
}
