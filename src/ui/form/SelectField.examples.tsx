import { inForm } from './in-form.tsx';
import { SelectField } from './SelectField.tsx';

const YARDS = [
	{ value: 'geelong-west', label: 'Geelong West' },
	{ value: 'torquay', label: 'Torquay' },
	{ value: 'colac', label: 'Colac', isUnavailable: true },
];

export const examples = {
	empty: inForm(<SelectField name="yard" label="Location" empty="Please choose" required options={YARDS} />),
	chosen: inForm(
		<SelectField name="chosen_yard" label="Location" empty={null} initial="torquay" options={YARDS} />,
	),
	optional: inForm(
		<SelectField name="other_yard" label="Location" isOptional empty="Not sure yet" options={YARDS} />,
	),
	'with a problem': inForm(
		<SelectField name="missing_yard" label="Location" empty="Please choose" required options={YARDS} />,
		{ field: 'missing_yard', message: 'Please choose a location.' },
	),
	'long words': inForm(
		<SelectField
			name="long_yard"
			label="Location"
			empty={null}
			options={[
				{ value: '1', label: 'Tumbarumba and Upper Murrumbidgee Agricultural Machinery and Light Trucks' },
			]}
		/>,
	),
};
