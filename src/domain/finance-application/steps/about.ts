import { applicationFields } from '../field.ts';

const STATES = new Map(
	['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((name) => [name, name] as const),
);

/** Who applies, beside how to reach them. */
export const ABOUT_FIELDS = applicationFields({
	date_of_birth: {
		step: 'about',
		kind: 'date',
		label: 'Date of birth',
		short: 'Date of birth',
		hint: 'Day, month and year, such as 14/3/1991.',
		problem: 'Enter your date of birth as day, month and year, such as 14/3/1991.',
		isOptional: true,
		isPrivate: true,
	},
	licence_state: {
		step: 'about',
		kind: 'choice',
		label: 'Licence state',
		short: 'Licence state',
		problem: 'Choose the state of your driver licence.',
		isOptional: true,
		options: STATES,
	},
	licence_number: {
		step: 'about',
		kind: 'text',
		label: 'Driver licence number',
		short: 'Licence number',
		isOptional: true,
		isPrivate: true,
	},
});
