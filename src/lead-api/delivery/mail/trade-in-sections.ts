import type { Lead } from '../../../api/leads/leads.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import { answerOf, CONDITION_QUESTIONS } from '../../../domain/trade-in/condition.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { localMoment } from '../local-moment.ts';
import type { PhotoLink } from '../parts/message-parts.ts';
import { oneLine } from '../plain-text.ts';

/** Name of the shopper's own vehicle, '2021 Mazda CX-5 Maxx Sport'; null when the lead does not say. */
export function ownVehicleTitle({ own_year, own_make, own_model, own_variant }: Lead): string | null {
	const title = [own_year, own_make, own_model, own_variant].filter(Boolean).join(' ');
	return title === '' ? null : oneLine(title);
}

/** Answers about the vehicle's condition by the questions as they were asked. */
export function conditionFacts({ adjustmentAnswers = {}, own_item_type = 'car' }: Lead): [string, string][] {
	const questions = CONDITION_QUESTIONS[own_item_type];
	return Object.entries(adjustmentAnswers).map(([name, chosen]) => {
		const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
		const value = typeof chosen === 'boolean' ? (chosen ? 'yes' : 'no') : String(chosen);
		return [question?.label ?? name, (question && answerOf(question, chosen)?.label) ?? value];
	});
}

/** The estimate as shown to the shopper: '$23,400 to $25,900, until 29 Nov 2026'; null for none. */
export function estimateWords({ offer_price, offer_upper_price, offer_held_until }: Lead): string | null {
	if (offer_price === undefined) return null;
	const range = offer_upper_price ? ` to ${formatDollars(offer_upper_price)}` : '';
	const until = offer_held_until ? `, until ${formatDate(offer_held_until)}` : '';
	return `${formatDollars(offer_price)}${range}${until}`;
}

/** The accepted sum: '$23,400 held until 29 Nov 2026, subject to inspection'; null for none. Only the lower end is held, once accepted. */
export function heldWords({ offer_accepted, offer_price, offer_held_until }: Lead): string | null {
	if (!offer_accepted || offer_price === undefined) return null;
	const until = offer_held_until ? ` held until ${formatDate(offer_held_until)}` : '';
	return `${formatDollars(offer_price)}${until}, subject to inspection`;
}

/** '1ABC123 WA'; '' without a plate, as a state alone is none. */
export function registrationOf({ rego, regoState }: Pick<Lead, 'rego' | 'regoState'>): string {
	return rego ? [rego, regoState].filter(Boolean).join(' ') : '';
}

/** '64,200 km'; null where they were not said. */
export function kilometresWords({ kms }: { kms?: number | undefined }): string | null {
	return kms === undefined ? null : `${kms.toLocaleString('en-AU')} km`;
}

/** The shopper's own vehicle, and the answers about it, by their labels. */
export function ownVehicleFacts(fields: Lead): [string, string | null | undefined][] {
	return [
		['Their vehicle', ownVehicleTitle(fields)],
		['Their registration', registrationOf(fields)],
		['Their kilometres', kilometresWords(fields)],
		['Owed on it', owedWords(fields)],
		...conditionFacts(fields),
	];
}

/**
 * What is owed on the shopper's vehicle; null where the form does not ask. In a trade-in `finance` is the answer to 'Do you owe money on
 * it?' (TRADEIN-017).
 */
function owedWords({ category, finance, amount_owing }: Lead): string | null {
	if (amount_owing) return formatDollars(amount_owing);
	if (category !== TRADE_IN_CATEGORY || finance === undefined) return null;
	return finance === 'Yes' ? 'yes, how much was not said' : 'nothing';
}

/** Whether the shopper asks for finance beside something else. */
export function wantsFinance({ category, opt_in_finance, finance }: Lead): boolean {
	if (category === 'Finance Enquiry') return false;
	return opt_in_finance || (finance === 'Yes' && category !== TRADE_IN_CATEGORY);
}

/** Links to the photos of the shopper's vehicle; empty without any. */
export function photoLines(photos: readonly PhotoLink[], site: Pick<ApiSite, 'time_zone'>): string[] {
	const [first] = photos;
	if (!first) return [];
	const ends = photos.reduce((least, { ends }) => (ends < least ? ends : least), first.ends);
	return [
		`Photos (${photos.length}): these links end on ${readableMoment(localMoment(ends, site.time_zone))}.`,
		...photos.map(({ label, url }) => `${label}: ${url}`),
	];
}

/** Notice on a message that follows earlier ones about the same lead. */
export function updated({ steps }: StoredLead, earlier: readonly string[]): string[] {
	return earlier.length === 0
		? []
		: [
				`Update: step ${steps.length + 1} of an enquiry you have already received. This message has everything so far.`,
			];
}
