import { TERMS_LABEL } from '../../../../domain/lead/lead-problems.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Honeypot } from '../../../../ui/form/Honeypot.tsx';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import { useLeadFormContext } from '../lead-form-context.ts';

/**
 * What a visitor also wants, and what they agree to. The terms box starts empty everywhere (resolution 108). A box of consent sends its own
 * words, so that a form without a script, too, says what was agreed to (resolution 114).
 *
 * @param isAnswered whether the dealer's answer is something to consent to; an offer has none (OFFERS-021)
 */
export function ConsentFields({ isAnswered }: { isAnswered: boolean }) {
	const { fields, optIn, marketing, termsName, terms, privacy } = useLeadFormContext().form;
	return (
		<div className="lead__ticks">
			{fields.includes('finance') && (
				<Checkbox name="opt_in_finance">I would like to know about finance</Checkbox>
			)}
			{fields.includes('trade') && <Checkbox name="opt_in_trade">I have a vehicle to trade in</Checkbox>}
			<Checkbox
				name="opt_in"
				value={optIn.label}
				isTicked={optIn.isTicked}
				isHidden={!isAnswered || undefined}
			>
				{optIn.label}
			</Checkbox>
			<Checkbox name="opt_in_marketing" value={marketing}>
				{marketing}
			</Checkbox>
			<Checkbox name={termsName} problemField="terms_conditions" value={TERMS_LABEL} required>
				<span>
					I agree to the <Document link={terms} label="terms of use" /> and have read the{' '}
					<Document link={privacy} label="privacy policy" />.
				</span>
			</Checkbox>
			<Honeypot name="company_website" label="Company website" />
		</div>
	);
}

/** The name of a legal text, as a link where the site has it. */
function Document({ link, label }: { link: Link | null; label: string }) {
	if (link === null) return label;
	return (
		<a href={link.href} target="_blank" rel="noopener">
			{link.label}
			<span className="vh"> (opens a new tab)</span>
		</a>
	);
}
