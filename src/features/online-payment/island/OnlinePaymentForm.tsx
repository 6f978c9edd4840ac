import { memo } from 'react';
import { PAYMENT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { TERMS_LABEL } from '../../../domain/lead/lead-problems.ts';
import { NOTHING_PAID } from '../../../domain/payment/nothing-paid.ts';
import { type PaymentRules, paymentProblems, typedAmount } from '../../../domain/payment/payment-problems.ts';
import { CHANGING_PAYMENT } from '../../../paths/paths.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormStatus, ProofStatus, SendButton } from '../../../ui/form/FormStatus.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import {
	completeForm,
	type FormFlow,
	LeadFormFrame,
	type LeadFormProps,
	PLAIN_FLOW,
	STATUS_WORDS,
	TermsWords,
	textOf,
	useLeadForm,
} from '../../forms/embed/form-kit.ts';
import { fillInTyped } from '../browser/fill-in-typed.ts';

/**
 * The form of a payment: rendered as one that posts; hydrated on first use. Its answer leads on to the page where it is checked and paid.
 */
function OnlinePaymentFormIsland({ form: props, rules }: { form: LeadFormProps; rules: PaymentRules }) {
	const form = completeForm(props);
	const lead = useLeadForm(form, flowOf(rules));
	const { state } = lead;
	return (
		<LeadFormFrame form={form} lead={lead} subject={null}>
			<input type="hidden" name="category" value={PAYMENT_CATEGORY} />
			<TextField
				name="payment_reference"
				label="Reference"
				hint={`On your quote or invoice, such as ${rules.example}`}
				autoComplete="off"
				required
			/>
			<TextField name="name" label="Name" autoComplete="name" required />
			<TextField name="email" label="Email for the receipt" type="email" autoComplete="email" required />
			<MoneyField
				name="payment_amount"
				label="Amount"
				hint="As on your quote or invoice. No card surcharge is added."
			/>
			<Checkbox name="terms_conditions" value={TERMS_LABEL} required>
				<TermsWords terms={form.terms} privacy={form.privacy} />
			</Checkbox>
			<Honeypot name="company_website" label="Company website" />
			{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
			{lead.isLive && <FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />}
			<div className="lead__foot">
				<SendButton label={form.submit} isSending={state.isSending} />
				<p className="small muted">{form.promise}</p>
			</div>
		</LeadFormFrame>
	);
}

/** A payment that could not be sent is not sent later, when the payer has left. */
function flowOf(rules: PaymentRules): FormFlow {
	const amountIn = (form: HTMLFormElement) => typedAmount(textOf(form, 'payment_amount') ?? '');
	return {
		...PLAIN_FLOW,
		steps: [[]],
		kept: [],
		stillHere: NOTHING_PAID,
		problems: (form) =>
			paymentProblems({ reference: textOf(form, 'payment_reference') ?? '', amount: amountIn(form) }, rules),
		body: (form) => ({ payment_amount: amountIn(form) ?? undefined }),
		fillIn: (form) => location.hash === CHANGING_PAYMENT && fillInTyped(form),
	};
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const OnlinePaymentForm = memo(OnlinePaymentFormIsland);
