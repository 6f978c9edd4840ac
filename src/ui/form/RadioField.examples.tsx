import { inForm } from './in-form.tsx';
import { RadioField } from './RadioField.tsx';

const HOMES = ['Renting', 'Paying a mortgage', 'Own it outright', 'Boarding or with family'];
const options = HOMES.map((label) => ({ value: label, label }));
const numbers = ['0', '1', '2', '3', '4 or more'].map((label) => ({ value: label, label }));

export const examples = {
	'below each other': inForm(<RadioField name="home" label="Where you live" options={options} />),
	'side by side': inForm(
		<RadioField name="dependants" label="People who depend on you" options={numbers} isInline isOptional />,
	),
	'with hints': inForm(
		<RadioField
			name="paint"
			label="Paint and panels"
			options={[
				{ value: 'like_new', label: 'Like new', hint: 'No marks you would notice' },
				{
					value: 'damaged',
					label: 'Some damage',
					hint: 'A dent, scrape or rust you can see from two metres',
				},
			]}
		/>,
	),
	'with a problem': inForm(
		<RadioField
			name="home_wrong"
			label="Where you live"
			hint="Where you sleep most nights."
			options={options}
		/>,
		{ field: 'home_wrong', message: 'Choose where you live.' },
	),
};
