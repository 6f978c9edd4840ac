import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import type { BegunLead } from '../../../browser/stores/form-progress.ts';
import { unbroken } from '../../../domain/phone/unbroken.ts';
import { hasOdometer } from '../../../domain/trade-in/own-vehicle.ts';
import { phoneOnPage, type StepLeft, textOf } from '../../forms/embed/form-kit.ts';
import { loadService, type TradeInCalls } from '../browser/load-service.ts';
import { conditionAnswers, kmsOf, owedOf, ownVehicle } from '../browser/own-answers.ts';
import { STEP } from '../embed/step-names.ts';
import type { TradeInSettings } from '../embed/trade-in-settings.ts';
import { itemTypeOf } from './item-type-of.ts';
import { noteLeftPhotos, sentPhotoProblems } from './photos/photos-sent.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** What a step of the trade-in works with. */
interface Leaving {
	form: HTMLFormElement;
	lead: BegunLead | null;
	trade: TradeInStore;
	settings: TradeInSettings;
	/** '/api' */
	api: string;
}

/** As the state's select offers them. */
type RegoState = Parameters<TradeInCalls['lookUpVehicle']>[1]['regoState'];

/** Said where number plates cannot be looked up now; the form goes on by hand. */
function noLookup(form: HTMLFormElement): string {
	const phone = phoneOnPage(form);
	const call = phone ? `, or call ${unbroken(phone.label)}` : '';
	return `We can’t look up number plates right now. Please enter the vehicle here instead${call}.`;
}
/** Said where no figure can be worked out now. */
const NO_VALUATION = 'Our online valuation isn’t available right now.';

/**
 * Leaves a step: looks up the plate, values the vehicle, or waits for its photos. A service that is away never stops the shopper
 * (TRADEIN-007).
 */
export async function leaveStep(step: number, leaving: Leaving): Promise<StepLeft> {
	if (step === STEP.plate && !leaving.trade.latest().isByHand) return lookUp(leaving);
	if (step === STEP.plate) {
		leaving.trade.update({ vehicle: null, valuation: null });
		return { step: STEP.condition };
	}
	if (step === STEP.photos) noteLeftPhotos(leaving.trade);
	if (step === STEP.estimate) {
		const problems = await sentPhotoProblems(leaving.trade);
		return problems.length > 0 ? { problems } : { step };
	}
	// After the first figure, other answers lead to the next one.
	const isValuedAgain = step === STEP.condition && leaving.lead !== null;
	if (step !== STEP.contact && !isValuedAgain) return { step: step + 1 };
	await value(leaving);
	return { step: STEP.estimate, hasNews: true };
}

async function lookUp({ form, trade, api }: Leaving): Promise<StepLeft> {
	const rego = textOf(form, 'rego') ?? '';
	const regoState = (textOf(form, 'regoState') ?? '') as RegoState;
	const calls = await loadService();
	const outcome = await calls?.lookUpVehicle(api, { rego, regoState });
	const problem = (message: string) => ({ problems: [{ field: 'rego', message }] });
	if (outcome?.status === 'refused')
		return problem(outcome.problem.problems[0]?.message ?? outcome.problem.error);
	const answer = outcome?.status === 'answered' ? outcome.data : null;
	if (answer?.status === 'unknown') return problem(answer.message);
	if (answer?.status === 'found') {
		trade.update({ vehicle: answer.vehicle, valuation: null });
		return { step: STEP.confirm };
	}
	trade.update({ isByHand: true, byHandReason: answer?.message ?? noLookup(form) });
	return { problems: [] };
}

/** Values the vehicle with the answers so far, and keeps the result; where the service is away, a buyer values it. */
async function value(leaving: Leaving): Promise<void> {
	const { trade, form, lead, settings } = leaving;
	const valuation = (await valuationOf(leaving)) ?? {
		status: 'by_hand',
		id: '',
		reason: 'unavailable',
		message: NO_VALUATION,
	};
	trade.update({ valuation });
	const calls = await loadService();
	const { vehicle } = trade.latest();
	const { year, make, model } = ownVehicle(form);
	calls?.keepValuation(document.body.dataset['dealer'] ?? '', valuation, {
		title: vehicle ? vehicle.title : `${year} ${make} ${model}`,
		amount_owing: owedOf(form) ?? 0,
	});
	if (settings.savesValuations && lead) calls?.saveValuation(leaving.api, lead, valuation);
}

async function valuationOf({ form, trade, settings, api }: Leaving): Promise<ValuationAnswer | null> {
	const { vehicle, isByHand, valuation } = trade.latest();
	const item_type = itemTypeOf(trade, settings);
	const kms = hasOdometer(item_type) ? kmsOf(form) : 0;
	const calls = await loadService();
	if (!calls || kms === null) return null;
	const answers = { kms, adjustmentAnswers: conditionAnswers(form, item_type) };
	const { make, model, year } = isByHand || !vehicle ? ownVehicle(form) : vehicle;
	const ways = [
		valuation?.status === 'estimated' && (() => calls.adjustValuation(api, { id: valuation.id, ...answers })),
		vehicle?.id && !isByHand && (() => calls.valueVehicle(api, { id: vehicle.id, ...answers })),
		() => calls.valueVehicle(api, { make, model, year, item_type, ...answers }),
	];
	// What the service kept of the vehicle may have ended since: then its name is enough.
	for (const value of ways) {
		const outcome = value && (await value());
		if (outcome && outcome.status !== 'refused') return outcome.status === 'answered' ? outcome.data : null;
	}
	return null;
}
