import { AnswerGroups } from './AnswerGroups.tsx';
import { inForm } from './in-form.tsx';

const groups = [
	{
		title: 'About you',
		answers: [
			{ label: 'Name', answer: 'Danielle Okafor', name: 'name' },
			{ label: 'Email', answer: 'danielle.okafor.of-the-long-address@example.com', name: 'email' },
		],
	},
	{ title: 'Your loan', answers: [{ label: 'Your deposit', answer: '$6,000', name: 'deposit' }] },
];

export const examples = {
	'two groups': inForm(<AnswerGroups groups={groups} onChange={() => undefined} />),
};
