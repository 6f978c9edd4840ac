import { UNFINISHED_WAIT_MINUTES } from '../../../../domain/lead/unfinished-wait.ts';
import { ProofStatus, SendButton } from '../../../../ui/form/FormStatus.tsx';
import { RadioField } from '../../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { ConsentFields, ContactFields } from '../../../forms/embed/form-kit.ts';
import type { StepProps } from '../step-props.ts';

/** What becomes of a trade-in that stops half-way. */
const LINK = `If you stop before the end, we’ll email you a link after ${UNFINISHED_WAIT_MINUTES} minutes, to carry on here or on another device.`;

/** Said on another device, to which the lead API tells nothing of the shopper. */
const HELD =
	'We have your details. For your privacy a link doesn’t show them: fill in only what has changed.';

const METHODS = ['Phone', 'Email', 'SMS'].map((value) => ({ value, label: value }));

/** How to reach the shopper, and where (TRADEIN-016, TRADEIN-018, TRADEIN-020). From here on the dealer has the lead. */
export function ContactStep({ lead, settings }: StepProps) {
	const { places, hasEstimate, sendsLink } = settings;
	const [first, ...others] = places;
	const why = hasEstimate
		? 'Your figure is on the next screen, or why we’d like to see it first. We ask now so that a buyer can stand behind it.'
		: 'A buyer values it from your answers. We ask now so that they can reach you.';
	return (
		<>
			<p className="muted">
				{!lead.isLive
					? 'A buyer will get back to you about the next step. We ask so that they can reach you.'
					: lead.liveForm()?.lead?.held.includes('name')
						? HELD
						: sendsLink
							? `${why} ${LINK}`
							: why}
			</p>
			<ContactFields />
			<RadioField
				name="PreferredContactMethod"
				label="Best way to reach you"
				options={METHODS}
				isOptional
				isInline
			/>
			{others.length > 0 ? (
				<SelectField
					name="location_id"
					label="Nearest to you"
					required
					empty="Please choose"
					options={places}
				/>
			) : (
				<input type="hidden" name="location_id" value={first?.value} />
			)}
			<ConsentFields isAnswered />
			<ProofStatus isDone={lead.isProved} />
			<div className="lead__next">
				<SendButton
					label={hasEstimate ? 'Show my estimate' : 'Send my answers'}
					isSending={lead.state.isSending}
					sendingLabel="Working it out…"
				/>
			</div>
		</>
	);
}
