import { Field, FieldProblemText } from './Field.tsx';
import { inForm } from './in-form.tsx';

const PROBLEM = { field: 'odometer', message: 'Please enter kilometres in numbers.' };

export const examples = {
	'around a control of its own': inForm(
		<Field name="colour" label="Colour" hint="As it is on the registration papers" isOptional>
			<input name="colour" />
		</Field>,
	),
	'with a problem': inForm(
		<Field name="odometer" label="Kilometres">
			<input name="odometer" />
		</Field>,
		PROBLEM,
	),
	'its problem alone': inForm(<FieldProblemText name="doors" />, {
		field: 'doors',
		message: 'Please enter a number of doors.',
	}),
};
