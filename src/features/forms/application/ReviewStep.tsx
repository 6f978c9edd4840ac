import { financeConsentWords } from '../../../domain/finance-application/problems.ts';
import { TERMS_LABEL } from '../../../domain/lead/lead-problems.ts';
import { AnswerGroups } from '../../../ui/form/AnswerGroups.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ProofStatus, SendButton } from '../../../ui/form/FormStatus.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import type { ApplicationWords } from '../embed/application-data.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import type { Changes } from '../island/changes-of.ts';
import { TermsWords } from '../island/fields/ConsentFields.tsx';
import type { useLeadForm } from '../island/use-lead-form.ts';
import { Note } from './notes.tsx';
import { reviewGroups } from './review-groups.ts';

/** The last step: the answers once more, consent, and the button that sends them. */
export function ReviewStep({
	form,
	lead,
	words,
	held,
	changes,
}: {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	words: ApplicationWords;
	held: ReadonlySet<string>;
	changes: Changes;
}) {
	const { state, isLive } = lead;
	const element = lead.element();
	const isShown = isLive && element !== null && state.step === form.steps.length - 1;
	const consent = financeConsentWords(words.dealer);
	return (
		<>
			<p className="muted">{`This goes to ${words.dealer}, and nowhere else.`}</p>
			{isShown && <AnswerGroups groups={reviewGroups(element, form.steps, held)} onChange={changes.change} />}
			<div className="lead__ticks">
				<Checkbox name="finance_consent" value={consent} required>
					{consent}
				</Checkbox>
				<Checkbox name="terms_conditions" value={TERMS_LABEL} required>
					<TermsWords terms={form.terms} privacy={form.privacy} />
				</Checkbox>
				<Checkbox name="opt_in_marketing" value={form.marketing}>
					{form.marketing}
				</Checkbox>
				<Honeypot name="company_website" label="Company website" />
			</div>
			<Note>
				<b>Sending this is not a credit check</b> and not an offer of credit. A lender asks for your
				permission separately.
			</Note>
			{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
			<div className="lead__foot">
				<SendButton label={form.submit} isSending={state.isSending} />
				<p className="small muted">{form.promise}</p>
			</div>
		</>
	);
}
