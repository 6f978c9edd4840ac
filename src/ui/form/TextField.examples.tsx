import { inForm } from './in-form.tsx';
import { PhoneField, RegoField, TextField } from './TextField.tsx';

export const examples = {
	empty: inForm(<TextField name="name" label="Name" autoComplete="name" required />),
	optional: inForm(<TextField name="part" label="Part name or number" isOptional />),
	'with a hint': inForm(
		<TextField
			name="visit"
			label="Preferred day"
			hint="Day/month/year and time, such as 10:30am"
			isOptional
		/>,
	),
	'with a remark': inForm(<TextField name="make" label="Make" remark="if you don’t know the rego" />),
	'with a problem': inForm(<TextField name="email" label="Email" type="email" />, {
		field: 'email',
		message: 'Please enter an email address, such as name@example.com.',
	}),
	'long words': inForm(
		<TextField
			name="reference"
			label="Reference of your novated-lease administrator’s vehicle-replacement-authorisation"
			hint="Wagga-Wagga-Motor-Traders-Association-Reference-1234567890"
		/>,
		{ field: 'reference', message: 'Please enter the whole vehicle-replacement-authorisation-reference.' },
	),
	phone: inForm(<PhoneField name="phone" label="Phone" />),
	'registration number': inForm(<RegoField name="rego" label="Rego or VIN" isOptional />),
};
