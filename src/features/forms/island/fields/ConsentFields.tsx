import { TERMS_LABEL } from '../../../../domain/lead/lead-problems.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Honeypot } from '../../../../ui/form/Honeypot.tsx';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import { HeldValuation } from '../../../trade-in/embed/HeldValuation.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';

/**
 * Additional requests and consents. The terms box always starts empty (resolution 108). Each consent's value is its text, so that forms
 * without JavaScript send what was agreed to (resolution 114).
 *
 * @param isAnswered whether to ask for consent to be contacted; not for a bid (OFFERS-021)
 */
export function ConsentFields({ isAnswered }: { isAnswered: boolean }) {
	const { fields, optIn, marketing, termsName, terms, privacy } = useLeadFormContext().form;
	return (
		<div className="lead__ticks">
			{fields.includes('finance') && (
				<Checkbox name="opt_in_finance">I would like to know about finance</Checkbox>
			)}
			{fields.includes('trade') && (
				<>
					<Checkbox name="opt_in_trade">I have a vehicle to trade in</Checkbox>
					<HeldValuation>
						{({ id, title, range }) => (
							<p className="lead__note">
								<input type="hidden" name="valuation_id" value={id} />
								{`Your ${title} is estimated at ${range}. Tick the box to send it along.`}
							</p>
						)}
					</HeldValuation>
				</>
			)}
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
				<TermsWords terms={terms} privacy={privacy} />
			</Checkbox>
			<Honeypot name="company_website" label="Company website" />
		</div>
	);
}

/** What the terms box says, with links to the texts the site has. */
export function TermsWords({ terms, privacy }: { terms: Link | null; privacy: Link | null }) {
	return (
		<span>
			I agree to the <Document link={terms} label="terms of use" /> and have read the{' '}
			<Document link={privacy} label="privacy policy" />.
		</span>
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
