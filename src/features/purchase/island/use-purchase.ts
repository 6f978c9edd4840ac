import { useEffect, useReducer, useState } from 'react';
import { showDeal } from '../../checkout/embed/browser/show-deal.ts';
import { completeForm, type LeadFormProps, textOf, useLeadForm } from '../../forms/embed/form-kit.ts';
import type { BoughtVehicle } from '../browser/load-vehicle.ts';
import { purchaseDeal } from '../browser/purchase-deal.ts';
import { purchaseVehicle } from '../browser/purchase-vehicle.ts';
import {
	type Chosen,
	NO_OPTIONS,
	NOTHING_CHOSEN,
	optionsOf,
	type PurchaseOptions,
	purchaseAmounts,
} from '../embed/purchase-amounts.ts';
import type { PurchaseSettings } from '../page-data.ts';
import { purchaseFlow } from './purchase-flow.ts';

/** The state of a purchase: its form, the vehicle in the page's address, and what its dealership offers with it. */
export function usePurchase(props: LeadFormProps, purchase: PurchaseSettings) {
	const [vehicle, setVehicle] = useState<BoughtVehicle | null>(null);
	const [, rerender] = useReducer((renders: number) => renders + 1, 0);
	useEffect(() => {
		const reload = () =>
			purchaseVehicle(document).then((found) => found.kind === 'ready' && setVehicle(found));
		reload();
		// The page has asked again after a return from the back-forward cache (watch-purchase.ts).
		addEventListener('pageshow', reload);
		return () => removeEventListener('pageshow', reload);
	}, []);
	const terms = vehicle?.terms ?? null;
	const options = optionsOf(purchase.dealerships, terms?.dealership_slug ?? null);
	const hasExtras = options.extras.length > 0;
	const complete = completeForm(props);
	const form = {
		...complete,
		hidden: vehicle ? hiddenFields(vehicle) : [],
		steps: complete.steps.filter((title) => hasExtras || title !== 'Extras'),
	};
	const flow = purchaseFlow(hasExtras);
	const lead = useLeadForm(form, flow);
	const element = lead.element();
	// The fields are uncontrolled: what is chosen is read when the form is rendered, and once more (`rerender`) when a field has changed by
	// itself.
	const chosen = chosenIn(element);
	const deal = vehicle && lead.isLive ? dealOf(vehicle, options, chosen) : null;
	useEffect(() => {
		if (deal) showDeal(document, deal);
	});
	const offered = vehicle ? options : NO_OPTIONS;
	return { form, flow, lead, vehicle, options: offered, hasExtras, chosen, deal, rerender };
}

/** A purchase, for the parts that render it. */
export type Purchase = ReturnType<typeof usePurchase>;

function dealOf(vehicle: BoughtVehicle, options: PurchaseOptions, chosen: Chosen) {
	const { facts, terms } = vehicle;
	const cost = { ...terms, price_type: facts.price?.type ?? '' };
	return purchaseDeal(vehicle, purchaseAmounts(cost, options, chosen));
}

/** What the reservation needs that the buyer does not type. */
function hiddenFields({ terms: { car_id, deposit, price, dealership_slug, location_id } }: BoughtVehicle) {
	return Object.entries({
		car_id,
		deposit: String(deposit),
		price_shown: String(price),
		...(dealership_slug && { dealership_slug }),
		...(location_id && { location_id }),
	}).map(([name, value]) => ({ name, value }));
}

/** What is chosen so far, of what changes the amounts. */
function chosenIn(form: HTMLFormElement | null): Chosen {
	if (form === null) return NOTHING_CHOSEN;
	const ticked = [...form.querySelectorAll<HTMLInputElement>('[name=extras]:checked')];
	return {
		extras: ticked.map(({ dataset }) => dataset['extra'] ?? ''),
		isDelivered: textOf(form, 'handover') === 'Delivery',
		isTradedIn: textOf(form, 'trade_in') === 'Yes',
	};
}
