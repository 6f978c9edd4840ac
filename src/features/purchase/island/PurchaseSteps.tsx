import { type ReactElement, type ReactNode, useState } from 'react';
import type { PurchaseTerms, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { Step } from '../../../ui/form/Steps.tsx';
import {
	ContactFields,
	changesOf,
	completeForm,
	LeadFormFrame,
	type LeadFormProps,
	textOf,
	useLeadForm,
} from '../../forms/embed/form-kit.ts';
import { type Chosen, purchaseAmounts } from '../browser/purchase-amounts.ts';
import type { PurchaseSettings } from '../page-data.ts';
import { ExtrasStep, HandoverStep, PaymentStep, TradeInStep } from './PurchaseQuestions.tsx';
import { PurchaseReview } from './PurchaseReview.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { purchaseFlow } from './purchase-flow.ts';

const NO_OPTIONS = { extras: [], delivery: null };

/** The steps of a purchase, with the vehicle and its amounts beside them. */
export function PurchaseSteps({
	form: props,
	purchase,
	facts,
	terms,
}: {
	form: LeadFormProps;
	purchase: PurchaseSettings;
	facts: VehicleFacts;
	terms: PurchaseTerms;
}) {
	const [first] = Object.values(purchase.dealerships);
	const options = purchase.dealerships[terms.dealership_slug ?? ''] ?? first ?? NO_OPTIONS;
	const hasExtras = options.extras.length > 0;
	const complete = completeForm(props);
	const titles = complete.steps.filter((title) => hasExtras || title !== 'Extras');
	const form = { ...complete, hidden: hiddenFields(terms), steps: titles };
	const flow = purchaseFlow(hasExtras);
	const lead = useLeadForm(form, flow);
	// Drawn again when something is chosen: the fields are uncontrolled.
	const [, setChanges] = useState(0);
	const chosen = chosenIn(lead.element());
	const amounts = purchaseAmounts(terms, facts.price?.type?.toLowerCase() ?? '', options, chosen);
	const contents = [
		<ContactFields key="contact" />,
		<TradeInStep key="trade-in" {...{ purchase }} />,
		<PaymentStep key="payment" />,
		<HandoverStep key="handover" {...{ purchase, terms, options, isDelivered: chosen.isDelivered }} />,
		...(hasExtras ? [<ExtrasStep key="extras" extras={options.extras} />] : []),
	];
	return (
		<>
			<PurchaseSummary {...{ facts, amounts }} isBar />
			<div className="checkout__form" onChange={() => setChanges((count) => count + 1)}>
				<a className="link link--ink" href={`/cars/${facts.slug}`}>
					{`Back to the ${purchase.noun}`}
				</a>
				<h1>{purchase.title}</h1>
				<LeadFormFrame form={form} lead={lead} subject={null}>
					<Steps {...{ contents, titles, lead }}>
						<PurchaseReview
							{...{ form, lead, purchase, terms, amounts }}
							changes={changesOf(form, lead, flow)}
						/>
					</Steps>
				</LeadFormFrame>
				<p className="small">
					{'Rather talk? '}
					<a className="link link--ink nobr" href={purchase.phone.href}>
						{purchase.phone.label}
					</a>
				</p>
			</div>
			<PurchaseSummary {...{ facts, amounts }} />
		</>
	);
}

/** The questions, each with the way to the next one, and the review. */
function Steps({
	contents,
	titles,
	lead: {
		state: { step: current, movedTo },
	},
	children,
}: {
	contents: readonly ReactElement[];
	titles: readonly string[];
	lead: ReturnType<typeof useLeadForm>;
	children: ReactNode;
}) {
	const last = contents.length;
	const place = (index: number) => ({
		current,
		index,
		title: titles[index] ?? '',
		isMoved: movedTo === index,
	});
	return (
		<>
			<input type="hidden" name="category" value="Reservation" />
			{contents.map((content, index) => (
				<Step key={content.key} {...place(index)}>
					{content}
					<button className="btn btn--1 btn--l btn--block lead__next" type="submit">
						{index === 0 ? 'Continue' : `Continue to ${(titles[index + 1] ?? '').toLowerCase()}`}
					</button>
				</Step>
			))}
			<Step {...place(last)}>{children}</Step>
		</>
	);
}

/** What the reservation needs that the buyer does not type. */
function hiddenFields({ car_id, deposit, price, dealership_slug, location_id }: PurchaseTerms) {
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
	if (form === null) return { extras: [], isDelivered: false };
	const ticked = [...form.querySelectorAll<HTMLInputElement>('[name=extras]:checked')];
	return {
		extras: ticked.map(({ dataset }) => dataset['extra'] ?? ''),
		isDelivered: textOf(form, 'handover') === 'Delivery',
	};
}
