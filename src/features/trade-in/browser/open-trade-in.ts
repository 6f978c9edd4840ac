import { type ResumedTradeIn, resumeTradeIn } from '../../../api/trade-in/resume.ts';
import type { BegunLead } from '../../../browser/stores/form-progress.ts';
import type { TradeIn } from '../island/trade-in-state.ts';
import { keepValuation } from './keep-valuation.ts';

/** A trade-in that was begun on another device. */
export interface OpenedTradeIn {
	lead: BegunLead;
	learnt: Partial<TradeIn>;
	/** By the names of the form's controls. */
	answers: Record<string, string>;
	/** The parameters of the address with the vehicle in stock it is traded in on; '' for none. */
	search: string;
}

/** Fields whose answers the lead API has, and does not tell. */
const HELD = ['name', 'email', 'phone', 'terms_conditions', 'location_id', 'finance'];

/** Gets a trade-in by the token of its receipt's link, or why it cannot be continued; null where the service is away. */
export async function openTradeIn(
	api: string,
	token: string,
): Promise<OpenedTradeIn | { problem: string } | null> {
	const outcome = await resumeTradeIn(api, token);
	if (outcome.status === 'refused') return { problem: outcome.problem.error };
	if (outcome.status !== 'answered') return null;
	const {
		lead_id,
		submission_id,
		is_finished,
		car_id,
		item_type,
		vehicle,
		make,
		model,
		year,
		valuation,
		photos,
	} = outcome.data;
	if (is_finished) return { problem: 'This trade-in is complete: we have everything we need from you.' };
	if (valuation && vehicle)
		keepValuation(document.body.dataset['dealer'] ?? '', valuation, {
			title: vehicle.title,
			amount_owing: outcome.data.amount_owing ?? 0,
		});
	return {
		lead: { lead_id, first_submission_id: submission_id, held: HELD },
		learnt: {
			attempt: submission_id,
			// Its record may have ended: what is valued again is the make, model and year.
			isByHand: true,
			vehicle: vehicle && {
				...vehicle,
				id: '',
				item_type,
				make: make ?? '',
				model: model ?? '',
				year: year ?? 0,
				summary: null,
				facts: [],
				is_sample: false,
			},
			itemType: item_type,
			valuation,
			photos: photos.map(({ photo_id, view, url }) => ({
				photo_id,
				view,
				url,
				status: 'stored',
				part: 1,
				problem: null,
			})),
		},
		answers: answersOf(outcome.data),
		search: car_id === null ? '' : `?${new URLSearchParams({ car_id })}`,
	};
}

function answersOf(begun: ResumedTradeIn): Record<string, string> {
	const { rego, regoState, make, model, year, kms, adjustmentAnswers, finance, location_id } = begun;
	const conditions = Object.entries(adjustmentAnswers).map(([name, answer]) => [
		`adjustmentAnswers.${name}`,
		answer,
	]);
	const answers = {
		rego,
		regoState,
		own_make: make,
		own_model: model,
		own_year: year,
		kms,
		finance,
		amount_owing: begun.amount_owing,
		// Unanswered it has no answer here either.
		'do-you-have-a-trade-in': begun.trade_in ?? '',
		desired_price: begun.desired_price,
		location_id,
		...Object.fromEntries(conditions),
	};
	return Object.fromEntries(
		Object.entries(answers).flatMap(([name, answer]) => (answer === null ? [] : [[name, String(answer)]])),
	);
}
