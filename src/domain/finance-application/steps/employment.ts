import { applicationFields } from '../field.ts';

/** Their work. */
export const EMPLOYMENT_FIELDS = applicationFields({
	employment: {
		step: 'employment',
		kind: 'choice',
		label: 'How you work',
		short: 'Employment',
		problem: 'Choose how you work.',
		options: new Map([
			['full_time', 'Full time'],
			['part_time', 'Part time'],
			['casual', 'Casual or contract'],
			['self_employed', 'Self-employed'],
			['not_working', 'Not working, retired or studying'],
		]),
	},
	employed_for: {
		step: 'employment',
		kind: 'choice',
		label: 'For how long',
		short: 'Time in this work',
		hint: 'In this job, or running your business.',
		problem: 'Choose how long you have worked there.',
		isOptional: true,
		options: new Map([
			['under_6_months', 'Less than 6 months'],
			['under_1_year', '6 to 12 months'],
			['under_2_years', '1 to 2 years'],
			['under_5_years', '2 to 5 years'],
			['over_5_years', 'More than 5 years'],
		]),
	},
	occupation: {
		step: 'employment',
		kind: 'text',
		label: 'Job or trade',
		short: 'Job or trade',
		isOptional: true,
	},
	employer: {
		step: 'employment',
		kind: 'text',
		label: 'Employer or business',
		short: 'Employer',
		isOptional: true,
	},
});
