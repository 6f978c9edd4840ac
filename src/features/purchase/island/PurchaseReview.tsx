import { formatDollars } from '../../../domain/price/money.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import type { PurchaseTerms } from '../../../domain/vehicle/vehicle-facts.ts';
import { AnswerGroups } from '../../../ui/form/AnswerGroups.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormStatus, ProofStatus, SendButton } from '../../../ui/form/FormStatus.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { Terms } from '../../checkout/embed/Terms.tsx';
import type { LeadFormData } from '../../forms/embed/form-data.ts';
import { type changesOf, STATUS_WORDS, textOf, type useLeadForm } from '../../forms/embed/form-kit.ts';
import type { Amount } from '../browser/purchase-amounts.ts';
import type { PurchaseSettings } from '../page-data.ts';
import { chosenExtras } from './purchase-flow.ts';

/** The last step: every answer with a way to change it, what is paid when, the terms, and the way to the deposit. */
export function PurchaseReview({
	form,
	lead,
	purchase: { noun },
	terms: { deposit, hours, terms, cooling_off },
	amounts,
	changes,
}: {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	purchase: PurchaseSettings;
	terms: PurchaseTerms;
	amounts: readonly Amount[];
	changes: ReturnType<typeof changesOf>;
}) {
	const { state, isLive } = lead;
	const element = lead.element();
	const isShown = isLive && element !== null && state.step === form.steps.length - 1;
	return (
		<>
			{isShown && (
				<AnswerGroups
					groups={[{ title: 'Your answers', answers: answersOf(element) }]}
					onChange={changes.change}
				/>
			)}
			<h3 className="h-s">What you pay, and when</h3>
			<table className="spec">
				<tbody>
					<tr>
						<th scope="row">{`Today, refundable for ${hours} hours`}</th>
						<td>{formatDollars(deposit)}</td>
					</tr>
					<tr>
						<th scope="row">At handover</th>
						<td>{amounts.at(-1)?.value}</td>
					</tr>
				</tbody>
			</table>
			<Terms words={{ noun, deposit: formatDollars(deposit), hours, terms, cooling_off }} />
			<Checkbox name="terms_conditions" value="I agree to the terms of buying online" required>
				<span>
					I agree to the{' '}
					<a href={terms} target="_blank" rel="noopener">
						terms of buying online<span className="vh"> (opens a new tab)</span>
					</a>
				</span>
			</Checkbox>
			<Honeypot name="company_website" label="Company website" />
			{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
			{isLive && <FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />}
			<div className="lead__foot">
				<SendButton label={form.submit} isSending={state.isSending} />
				<p className="small muted">{form.promise}</p>
			</div>
		</>
	);
}

function answersOf(form: HTMLFormElement) {
	const value = (name: string) => textOf(form, name)?.trim() ?? '';
	const when = value('handover_date');
	const extras = chosenExtras(form);
	return [
		{ label: 'Name', name: 'name', answer: value('name') },
		{ label: 'Email', name: 'email', answer: value('email') },
		{ label: 'Phone', name: 'phone', answer: value('phone') },
		{ label: 'Trade-in', name: 'trade_in', answer: value('trade_in') },
		{
			label: 'Finance',
			name: 'finance',
			answer: value('finance') === 'Yes' ? 'Wanted' : 'None, bank transfer',
		},
		{
			label: value('handover') || 'Handover',
			name: 'handover',
			answer: [when && readableMoment(when), value('delivery_address')].filter(Boolean).join(', '),
		},
		...(form.querySelector('[name=extras]')
			? [{ label: 'Extras', name: 'extras', answer: extras.join(', ') || 'None' }]
			: []),
	];
}
