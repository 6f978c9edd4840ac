import { memo } from 'react';
import { RESERVING_TERMS_LABEL } from '../../../domain/lead/lead-problems.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormStatus, ProofStatus } from '../../../ui/form/FormStatus.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { Step } from '../../../ui/form/Steps.tsx';
import {
	completeForm,
	LeadFormFrame,
	type LeadFormProps,
	STATUS_WORDS,
	useLeadForm,
} from '../../forms/embed/form-kit.ts';
import { HeldValuation } from '../../trade-in/embed/HeldValuation.tsx';
import { BuyerFields } from '../embed/BuyerFields.tsx';
import { CHECKOUT_STEPS } from '../embed/checkout-steps.ts';
import { StepFoot } from '../embed/StepFoot.tsx';
import { Terms, termsLabel } from '../embed/Terms.tsx';
import type { CheckoutWords } from '../page-data.ts';
import { CHECKOUT_FLOW } from './checkout-form-flow.ts';

/**
 * The checkout's form: rendered as one form that posts; hydrated on first use, it goes step by step. Its answer leads on to the deposit.
 */
function CheckoutFormIsland({
	form: props,
	words,
	dealer,
}: {
	form: LeadFormProps;
	words: CheckoutWords;
	dealer: string;
}) {
	const form = completeForm(props);
	const lead = useLeadForm(form, CHECKOUT_FLOW);
	const { state } = lead;
	const place = (index: number) => ({ current: state.step, index, isMoved: state.movedTo === index });
	const { isSending } = state;
	return (
		<LeadFormFrame form={form} lead={lead} subject={null} after={CHECKOUT_STEPS.after}>
			<input type="hidden" name="category" value="Reservation" />
			<Step {...place(0)} title="Who is it for?">
				<p className="muted">{`${words.deposit} holds the ${words.noun} for ${words.hours} hours. ${words.account}`}</p>
				<BuyerFields dealer={dealer} noun={words.noun} privacy={form.privacy} />
				<HeldValuation>
					{({ id, title, range }) => (
						<>
							<Checkbox name="opt_in_trade">{`Trade in my ${title}, estimated at ${range}`}</Checkbox>
							<input type="hidden" name="valuation_id" value={id} />
						</>
					)}
				</HeldValuation>
				<StepFoot label="Continue" note={form.promise} isSending={isSending} />
			</Step>
			<Step {...place(1)} title={`${words.hours} hours, 100% refundable`}>
				<p className="muted">
					Reserving is not buying: there is no contract of sale until you and we have both signed one.
				</p>
				<Terms words={words} />
				<Checkbox name="terms_conditions" value={RESERVING_TERMS_LABEL} required>
					{termsLabel('terms of reserving', words.terms)}
				</Checkbox>
				{form.privacy && (
					<p className="small muted">
						{`We use your details to hold the ${words.noun} and to reach you about it. `}
						<a href={form.privacy.href} target="_blank" rel="noopener">
							Privacy policy<span className="vh"> (opens a new tab)</span>
						</a>
					</p>
				)}
				<Honeypot name="company_website" label="Company website" />
				{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
				{lead.isLive && <FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />}
				<StepFoot label={form.submit} note={form.promise} isSending={isSending} isLast />
			</Step>
		</LeadFormFrame>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const CheckoutForm = memo(CheckoutFormIsland);
