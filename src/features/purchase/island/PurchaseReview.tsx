import { formatDollars } from '../../../domain/price/money.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import { AnswerGroups } from '../../../ui/form/AnswerGroups.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FormStatus, ProofStatus } from '../../../ui/form/FormStatus.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { StepFoot } from '../../checkout/embed/StepFoot.tsx';
import { Terms, termsLabel } from '../../checkout/embed/Terms.tsx';
import { STATUS_WORDS, textOf } from '../../forms/embed/form-kit.ts';
import { purchaseTotal } from '../embed/purchase-amounts.ts';
import { chosenExtras } from './purchase-flow.ts';
import type { PurchaseProps } from './purchase-props.ts';

/** The last step: every answer with a way to change it, what is paid when, the terms, and the way to the deposit. */
export function PurchaseReview({
	purchase: { form, lead, vehicle, options, deal, chosen },
	settings: { noun },
	changes,
}: PurchaseProps) {
	const { state, isLive } = lead;
	const element = lead.element();
	if (!isLive || element === null || !vehicle || !deal) return null;
	const { deposit, hours, terms, cooling_off } = vehicle.terms;
	const left = deal.amounts.at(-1)?.value ?? '';
	const isPaidByFinance = textOf(element, 'finance') === 'Yes';
	const total = formatDollars(purchaseTotal(vehicle.terms, options, chosen));
	const open = [chosen.isTradedIn && 'your trade-in', isPaidByFinance && 'interest'].filter(Boolean);
	return (
		<>
			<AnswerGroups
				groups={[{ title: 'Your answers', answers: answersOf(element) }]}
				onChange={changes.change}
			/>
			<h3 className="h-s">What you pay, and when</h3>
			<table className="spec">
				<tbody>
					<tr>
						<th scope="row">{`Today, refundable for ${hours} hours`}</th>
						<td>{formatDollars(deposit)}</td>
					</tr>
					<tr>
						<th scope="row">{`At handover, ${isPaidByFinance ? 'with finance' : 'by bank transfer'}`}</th>
						<td>{chosen.isTradedIn ? `${left}, less your trade-in` : left}</td>
					</tr>
					<tr>
						<th scope="row">{`In total${open.length > 0 ? `, before ${open.join(' and ')}` : ''}`}</th>
						<td>
							<strong>{total}</strong>
						</td>
					</tr>
				</tbody>
			</table>
			<p className="muted">
				We’ll send you the contract after the deposit. Nothing is binding until you’ve signed it.
			</p>
			<Terms words={{ noun, deposit: formatDollars(deposit), hours, cooling_off }} />
			<Checkbox name="terms_conditions" value="I agree to the terms of buying online" required>
				{termsLabel('terms of buying online', terms)}
			</Checkbox>
			<Honeypot name="company_website" label="Company website" />
			{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
			<FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />
			<StepFoot
				label={`Continue to the ${formatDollars(deposit)} deposit`}
				note={form.promise}
				isSending={state.isSending}
				isLast
			/>
		</>
	);
}

function answersOf(form: HTMLFormElement) {
	const value = (name: string) => textOf(form, name)?.trim() ?? '';
	const when = value('handover_date');
	return [
		{ label: 'Name', name: 'name', answer: value('name') },
		{ label: 'Email', name: 'email', answer: value('email') },
		{ label: 'Phone', name: 'phone', answer: value('phone') },
		{ label: 'Trade-in', name: 'trade_in', answer: value('trade_in') === 'Yes' ? 'Yes' : 'None' },
		{
			label: 'Finance',
			name: 'finance',
			answer: value('finance') === 'Yes' ? 'Yes, we’ll call you' : 'None, bank transfer',
		},
		{
			label: value('handover') || 'Handover',
			name: 'handover',
			answer: [when && readableMoment(when), value('delivery_address')].filter(Boolean).join(', '),
		},
		...(form.querySelector('[name=extras]')
			? [{ label: 'Extras', name: 'extras', answer: chosenExtras(form).join('; ') || 'None' }]
			: []),
	];
}
