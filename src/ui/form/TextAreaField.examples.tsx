import { inForm } from './in-form.tsx';
import { TextAreaField } from './TextAreaField.tsx';

export const examples = {
	empty: inForm(<TextAreaField name="message" label="Message" />),
	filled: inForm(
		<TextAreaField
			name="filled_message"
			label="Message"
			isOptional
			initial={'Is the HiLux still available?\nI can come in on Saturday morning.'}
		/>,
	),
	'with a problem': inForm(<TextAreaField name="missing_message" label="Message" required />, {
		field: 'missing_message',
		message: 'Please enter your message.',
	}),
};
