import type { ItemType } from '../vehicle/attributes/item-type.ts';
import { answerOf, CONDITION_QUESTIONS, type ConditionAnswers } from './condition.ts';

/** What a vehicle of this kind usually costs a dealer to buy, before its own condition. */
export interface TypicalPrice {
	/** Dollars, for a vehicle with the usual kilometres. */
	price: number;
	/** Where the price is from, with what was assumed for it: 'What cars of its model and age were advertised for in 2023, …'. */
	source: string;
	/** How far each end of the range is from its middle, as a share of it: the error of the price. */
	margin: number;
	/** What its own kilometres add, dollars, where `price` is for the usual ones; null where it is for its own. */
	kms: { usual: number; amount: number } | null;
}

/** A line of the calculation; all lines together are the middle of the range. */
export interface EstimateReason {
	label: string;
	detail: string | null;
	/** Dollars; negative for what lowers the figure. */
	amount: number;
}

/** A range of prices with the reasons for it. */
export interface Estimate {
	/** The lower end: the sum an acceptance is held to, subject to inspection (TRADEIN-023). */
	offer_price: number;
	upper_price: number;
	reasons: readonly EstimateReason[];
}

/** Amounts of the reasons are multiples of this, dollars. */
const STEP = 50;
/** The ends of the range are multiples of this, dollars. */
const RANGE_STEP = 100;
/** Below this middle no range is named online, dollars. */
const LEAST_MIDDLE = 1000;

const KMS = new Intl.NumberFormat('en-AU');

/** The estimate for a vehicle, from its typical price, kilometres and condition; null where only an inspection can tell. */
export function estimateFrom(
	typical: TypicalPrice,
	{
		title,
		kms,
		itemType,
		answers,
	}: { title: string; kms: number; itemType: ItemType; answers: ConditionAnswers },
): Estimate | null {
	const price = rounded(typical.price, STEP);
	const condition = conditionReasons(price, itemType, answers);
	if (!condition) return null;
	const reasons = [
		{ label: title, detail: typical.source, amount: price },
		...(typical.kms ? [kmsReason(kms, typical.kms)] : []),
		...condition,
	];
	const middle = reasons.reduce((sum, { amount }) => sum + amount, 0);
	if (middle < LEAST_MIDDLE) return null;
	return {
		offer_price: Math.floor((middle * (1 - typical.margin)) / RANGE_STEP) * RANGE_STEP,
		upper_price: Math.ceil((middle * (1 + typical.margin)) / RANGE_STEP) * RANGE_STEP,
		reasons,
	};
}

function kmsReason(kms: number, effect: NonNullable<TypicalPrice['kms']>): EstimateReason {
	const under = effect.usual - kms;
	const amount = rounded(effect.amount, STEP);
	const distance = KMS.format(Math.abs(rounded(under, 100)));
	return {
		label: `${KMS.format(kms)} km`,
		detail:
			amount === 0
				? 'About usual for its age'
				: `${distance} km ${under > 0 ? 'under' : 'over'} the usual for its age`,
		amount,
	};
}

function conditionReasons(
	price: number,
	itemType: ItemType,
	answers: ConditionAnswers,
): EstimateReason[] | null {
	const reasons: EstimateReason[] = [];
	for (const [name, question] of Object.entries(CONDITION_QUESTIONS[itemType])) {
		const answer = answerOf(question, answers[name]);
		if (!answer || answer.share === null) return null;
		// 'No accident' explains nothing.
		if (question.answers['no'] === answer) continue;
		reasons.push({
			label: question.label,
			detail: answer.label,
			amount: rounded(price * answer.share, STEP),
		});
	}
	return reasons;
}

function rounded(value: number, step: number): number {
	// Adding 0 makes the negative zero of a small reduction a plain one.
	return Math.round(value / step) * step + 0;
}
