import { memo } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormStatus, ProofStatus, SendButton } from '../../../ui/form/FormStatus.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { Step } from '../../../ui/form/Steps.tsx';
import {
	ContactFields,
	completeForm,
	type FormFlow,
	LeadFormFrame,
	type LeadFormProps,
	PLAIN_FLOW,
	STATUS_WORDS,
	useLeadForm,
} from '../../forms/embed/form-kit.ts';
import { HeldValuation } from '../../trade-in/embed/HeldValuation.tsx';
import { Terms } from '../embed/Terms.tsx';
import type { CheckoutWords } from '../page-data.ts';

/** A vehicle is held as long as the deposit is paid: a checkout that could not be sent is not sent later, when the shopper has left. */
const CHECKOUT_FLOW: FormFlow = {
	...PLAIN_FLOW,
	steps: [['name', 'email', 'phone'], []],
	kept: [],
	keepsUnsent: false,
};

/** The checkout's form: printed as one form that posts; hydrated on first use, it goes step by step. Its answer leads on to the deposit. */
function CheckoutFormIsland({ form: props, words }: { form: LeadFormProps; words: CheckoutWords }) {
	const form = completeForm(props);
	const lead = useLeadForm(form, CHECKOUT_FLOW);
	const { state } = lead;
	const [details = '', terms = ''] = form.steps;
	const step = { current: state.step };
	return (
		<LeadFormFrame form={form} lead={lead} subject={null}>
			<input type="hidden" name="category" value="Reservation" />
			<Step {...step} index={0} title={details} isMoved={state.movedTo === 0}>
				<p>{`${words.deposit} holds the ${words.noun} for ${words.hours} hours. You don’t need an account.`}</p>
				<ContactFields />
				<HeldValuation>
					{({ id, title, range }) => (
						<>
							<Checkbox name="opt_in_trade">{`Trade in my ${title}, estimated at ${range}`}</Checkbox>
							<input type="hidden" name="valuation_id" value={id} />
						</>
					)}
				</HeldValuation>
				<button className="btn btn--1 btn--l btn--block lead__next" type="submit">
					Continue
				</button>
			</Step>
			<Step {...step} index={1} title={terms} isMoved={state.movedTo === 1}>
				<Terms words={words} />
				<Checkbox name="terms_conditions" value="I agree to the terms of reserving" required>
					<span>
						I agree to the{' '}
						<a href={words.terms} target="_blank" rel="noopener">
							terms of reserving<span className="vh"> (opens a new tab)</span>
						</a>
					</span>
				</Checkbox>
				{form.privacy && (
					<p className="small muted">
						{`We use your details to hold the ${words.noun} and to reach you about it. `}
						<a className="link link--ink" href={form.privacy.href} target="_blank" rel="noopener">
							Privacy policy<span className="vh"> (opens a new tab)</span>
						</a>
					</p>
				)}
				<Honeypot name="company_website" label="Company website" />
				{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
				{lead.isLive && <FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />}
				<div className="lead__foot">
					<SendButton label={form.submit} isSending={state.isSending} />
					<p className="small muted">{form.promise}</p>
				</div>
			</Step>
		</LeadFormFrame>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const CheckoutForm = memo(CheckoutFormIsland);
