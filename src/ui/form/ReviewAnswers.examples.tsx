import { inForm } from './in-form.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';

/** Only a press of Change needs the control. */
const control = {} as HTMLElement;
const ignored = () => undefined;

export const examples = {
	'short answers': inForm(
		<ReviewAnswers
			answers={[
				{ label: 'Name', answer: 'Mary Nguyen', control },
				{ label: 'Phone', answer: '0491 570 156', control },
			]}
			onChange={ignored}
		/>,
	),
	'long answers': inForm(
		<ReviewAnswers
			answers={[
				{
					label: 'Email',
					answer: 'firstname.lastname-of-the-longest-kind@tumbarumba-machinery.example',
					control,
				},
				{ label: 'Message', answer: 'Is it still available?\nI can come in on Saturday morning.', control },
			]}
			onChange={ignored}
		/>,
	),
};
