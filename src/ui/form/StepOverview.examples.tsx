import { StepOverview } from './StepOverview.tsx';

const open = () => undefined;

export const examples = {
	'two of three done': (
		<StepOverview
			open={open}
			steps={[
				{ title: 'About you', text: 'Sam Lee, 0412 345 678', state: 'done' },
				{ title: 'Your loan', text: '$38,888 over 5 years', state: 'done' },
				{ title: 'Check and send', text: 'Check your answers, then send', state: 'next' },
			]}
		/>
	),
	'long answers': (
		<StepOverview
			open={open}
			steps={[
				{
					title: 'Your previous employer’s accounts-payable-department',
					text: 'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley, wilhelmina.alexandra@example.com',
					state: 'done',
				},
				{ title: 'Income and expenses', text: 'Have a payslip handy. 2 minutes', state: 'next' },
				{ title: 'Check and send', text: 'Check your answers, then send', state: 'later' },
			]}
		/>
	),
};
