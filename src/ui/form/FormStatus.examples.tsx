import { FormStatus, ProofStatus, SendButton } from './FormStatus.tsx';
import { inForm } from './in-form.tsx';

export const examples = {
	'waiting for the network': inForm(
		<FormStatus
			text="You are offline. Your enquiry is kept and goes out when you are back."
			takesFocus={false}
		/>,
	),
	'spam check to come': inForm(<ProofStatus isDone={null} />),
	'spam check running': inForm(<ProofStatus isDone={false} />),
	'spam check done': inForm(<ProofStatus isDone />),
	button: inForm(<SendButton label="Send enquiry" isSending={false} />),
	'button while it sends': inForm(<SendButton label="Send enquiry" isSending />),
	'button with long words': inForm(
		<SendButton label="Request a pre-purchase-inspection-appointment in Tumbarumba" isSending={false} />,
	),
};
