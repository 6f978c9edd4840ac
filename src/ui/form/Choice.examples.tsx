import { Choice, ChoiceGroup } from './Choice.tsx';
import { inForm } from './in-form.tsx';

const TIMES = ['9:00am', '9:30am', '10:00am', '10:30am', '11:00am'].map((label) => ({ value: label, label }));
const ignored = () => undefined;

export const examples = {
	'nothing chosen': inForm(
		<ChoiceGroup legend="Time">
			<Choice name="time" options={TIMES} chosen={null} onChoose={ignored} />
		</ChoiceGroup>,
	),
	chosen: inForm(
		<ChoiceGroup legend="Time">
			<Choice name="chosen_time" options={TIMES} chosen="9:30am" onChoose={ignored} />
		</ChoiceGroup>,
	),
	'with a problem': inForm(
		<ChoiceGroup legend="Time" problemField="missing_time">
			<Choice
				name="missing_time"
				options={TIMES}
				chosen={null}
				problemField="missing_time"
				onChoose={ignored}
			/>
		</ChoiceGroup>,
		{ field: 'missing_time', message: 'Please choose a time.' },
	),
	'long words': inForm(
		<ChoiceGroup legend="Reason for your visit">
			<Choice
				name="reason"
				options={[
					{ value: 'a', label: 'Roadworthy certificate' },
					{ value: 'b', label: 'Transmission-fluid replacement' },
				]}
				chosen="b"
				onChoose={ignored}
			/>
		</ChoiceGroup>,
	),
};
