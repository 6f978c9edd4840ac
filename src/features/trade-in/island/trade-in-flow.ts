import { CALL_REQUEST } from '../../../domain/trade-in/call-request.ts';
import { CONDITION_QUESTIONS } from '../../../domain/trade-in/condition.ts';
import { tradeInSubcategory } from '../../../domain/trade-in/subcategories.ts';
import { ITEM_TYPES } from '../../../domain/vehicle/attributes/item-type.ts';
import { TRADE_IN_PAGE_PATH } from '../../../paths/lead-paths.ts';
import { type FormFlow, fieldOf, PLAIN_FLOW, textOf } from '../../forms/embed/form-kit.ts';
import {
	conditionAnswers,
	conditionControl,
	dollarsOf,
	owedOf,
	ownProblems,
	ownVehicle,
} from '../browser/own-answers.ts';
import { STEP } from '../embed/step-names.ts';
import type { TradeInSettings } from '../embed/trade-in-settings.ts';
import { itemTypeOf } from './item-type-of.ts';
import { leaveStep } from './leave-step.ts';
import { LEARNT } from './trade-in-state.ts';
import type { TradeInStore } from './use-trade-in.ts';

const CONDITION = [
	...new Set(ITEM_TYPES.flatMap((type) => Object.keys(CONDITION_QUESTIONS[type])).map(conditionControl)),
];
const VEHICLE = ['rego', 'regoState', 'own_make', 'own_model', 'own_year', 'own_item_type'];
const STATE = ['kms', ...CONDITION, 'finance', 'amount_owing', 'do-you-have-a-trade-in', 'desired_price'];
const CONTACT = ['name', 'email', 'phone', 'PreferredContactMethod', 'location_id'];

/**
 * The trade-in: what the vehicle is and how it has been treated stays on the device until the step that says how to reach the shopper; from
 * there on it is one lead that grows (TRADEIN-006 to TRADEIN-008).
 */
export function tradeInFlow(trade: TradeInStore, settings: TradeInSettings, api: string): FormFlow {
	return {
		...PLAIN_FLOW,
		page: TRADE_IN_PAGE_PATH,
		steps: [VEHICLE, [], STATE, [], [...CONTACT, 'terms_conditions', 'opt_in', 'opt_in_marketing'], []],
		kept: [...VEHICLE, ...STATE, ...CONTACT, LEARNT],
		isSentByStep: true,
		hasOverview: 'returning',
		sentFrom: STEP.contact,
		attempt: () => trade.latest().attempt,
		event: () => (isAccepted(trade) ? 'offer_accepted' : null),
		leave: (step, form, lead) => leaveStep(step, { form, lead, trade, settings, api }),
		problems: (form, held) =>
			ownProblems(form, {
				itemType: itemTypeOf(trade, settings),
				isByHand: trade.latest().isByHand,
				isInspection: trade.latest().wish === 'inspection',
			}).filter(({ field }) => !held.has(field)),
		// The terms box is never ticked by the page: the lead has what was agreed to.
		sentPrivately: () => ['terms_conditions'],
		body: (form, held, isLast) => ({
			...bodyOf(form, { trade, settings, isLast }),
			...(held.has('terms_conditions') && !isAgreed(form) && AGREED_BEFORE),
		}),
		fillIn: (form, query) => {
			for (const name of ['rego', 'regoState']) {
				const field = fieldOf(form, name);
				const value = query.get(name);
				if (field && value && value.length < 20 && field !== document.activeElement) field.value = value;
			}
		},
	};
}

/** What a step does not send again once it was agreed to: the boxes of a page that was loaded since are as they were at first. */
const AGREED_BEFORE = {
	terms_conditions: undefined,
	opt_in: undefined,
	opt_in_marketing: undefined,
	consent_text: undefined,
};

function isAgreed(form: HTMLFormElement): boolean | undefined {
	return (fieldOf(form, 'terms_conditions') as HTMLInputElement | null)?.checked;
}

/** Whether the shopper accepts an amount that was offered. */
function isAccepted(trade: TradeInStore): boolean {
	const { wish, valuation } = trade.latest();
	return wish === 'accept' && valuation?.status === 'estimated';
}

/** The fields of a trade-in for the lead API (TRADEIN-016 to TRADEIN-023, LEADAPI-015). */
function bodyOf(
	form: HTMLFormElement,
	{ trade, settings, isLast }: { trade: TradeInStore; settings: TradeInSettings; isLast: boolean },
): Record<string, unknown> {
	const text = (name: string) => textOf(form, name)?.trim() || undefined;
	const { vehicle, isByHand, valuation, wish } = trade.latest();
	const own = isByHand || !vehicle ? ownVehicle(form) : vehicle;
	const id = valuation?.id || null;
	const offer_accepted = isLast && isAccepted(trade);
	const owing = owedOf(form);
	const desired = dollarsOf(form, 'desired_price');
	const isVisit = isLast && wish === 'inspection';
	const itemType = itemTypeOf(trade, settings);
	return {
		subcategory: tradeInSubcategory({ id, offer_accepted }),
		own_make: own.make,
		own_model: own.model,
		own_year: own.year || undefined,
		own_item_type: itemType,
		adjustmentAnswers: conditionAnswers(form, itemType),
		trade_in: text('do-you-have-a-trade-in'),
		...(owing !== null && { amount_owing: owing }),
		...(desired !== null && { desired_price: desired }),
		...(id !== null && { id }),
		...(valuation?.status === 'estimated' && { offer_price: valuation.offer_price }),
		...(isLast && { form_completed: true, offer_accepted }),
		...(isVisit && { inspection_date: text('inspection_date') }),
		...(isLast && wish === 'call' && { message: CALL_REQUEST }),
	};
}
