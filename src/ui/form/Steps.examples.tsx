import { inForm } from './in-form.tsx';
import { Step } from './Steps.tsx';
import { TextField } from './TextField.tsx';

export const examples = {
	'first of two': inForm(
		<>
			<Step index={0} title="Your visit" current={0} isMoved={false}>
				<TextField name="step_visit" label="Preferred day" />
			</Step>
			<Step index={1} title="Your details" current={0} isMoved={false}>
				<TextField name="step_name" label="Name" />
			</Step>
		</>,
	),
	'long title': inForm(
		<Step index={1} title="Your previous employer’s accounts-payable-department" current={1} isMoved={false}>
			<TextField name="step_employer" label="Employer" />
		</Step>,
	),
};
