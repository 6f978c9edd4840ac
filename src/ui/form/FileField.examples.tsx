import { FileField } from './FileField.tsx';
import { inForm } from './in-form.tsx';

export const examples = {
	empty: inForm(<FileField name="licence" label="Driver licence" accept="image/*" required />),
	'several, optional': inForm(
		<FileField
			name="photos"
			label="Photos"
			hint="Up to 10 photos of 8 MB each"
			accept="image/*"
			isMultiple
			isOptional
		/>,
	),
	'with a problem': inForm(<FileField name="payslip" label="Payslip" required />, {
		field: 'payslip',
		message: 'Please choose a file of at most 8 MB.',
	}),
};
