import { inForm } from './in-form.tsx';
import { StepProgress } from './StepProgress.tsx';

const back = () => undefined;

export const examples = {
	'first of two': inForm(<StepProgress titles={['Your visit', 'Your details']} current={0} back={back} />),
	'fourth of five': inForm(
		<StepProgress
			titles={['About you', 'Your loan', 'Your work', 'Income and expenses', 'Check, then send']}
			current={3}
			back={back}
		/>,
	),
	'long title': inForm(
		<StepProgress
			titles={['Your visit', 'Your previous employer’s accounts-payable-department']}
			current={1}
			back={back}
		/>,
	),
};
