import { applicationFields } from '../field.ts';

/** What comes in and what goes out. */
export const INCOME_FIELDS = applicationFields({
	take_home_pay: {
		step: 'income',
		kind: 'amount',
		label: 'Your take-home pay',
		hint: 'After tax, as it lands in your account. Enter 0 if none.',
		problem: 'Enter your take-home pay, such as 1,450.',
		isPrivate: true,
	},
	other_income: {
		step: 'income',
		kind: 'amount',
		label: 'Other income',
		hint: 'Second job, rent you receive, family payments.',
		problem: 'Enter your other income, such as 200, or leave it empty.',
		isOptional: true,
		isPrivate: true,
	},
	home: {
		step: 'income',
		kind: 'choice',
		label: 'Where you live',
		problem: 'Choose where you live.',
		options: {
			renting: 'Renting',
			mortgage: 'Paying a mortgage',
			owner: 'Own it outright',
			family: 'Boarding or with family',
		},
	},
	housing_cost: {
		step: 'income',
		kind: 'amount',
		label: 'Your share of rent or mortgage',
		hint: 'Enter 0 if none.',
		problem: 'Enter what you pay in rent or mortgage, or 0 if nothing.',
		isPrivate: true,
	},
	loan_repayments: {
		step: 'income',
		kind: 'amount',
		label: 'Other loan repayments',
		hint: 'HECS or HELP not included. Enter 0 if none.',
		problem: 'Enter what you pay on other loans, or 0 if nothing.',
		isPrivate: true,
	},
	card_limits: {
		step: 'income',
		kind: 'money',
		label: 'Credit card limits, added up',
		hint: 'The limits, not what you owe. Enter 0 if none.',
		problem: 'Enter the limits of your credit cards, or 0 if you have none.',
		isPrivate: true,
	},
	living_costs: {
		step: 'income',
		kind: 'amount',
		label: 'Everything else you spend',
		hint: 'Food, power, phone, fuel, insurance, school, going out.',
		problem: 'Enter what else you spend, such as 1,900.',
		isPrivate: true,
	},
	dependants: {
		step: 'income',
		kind: 'choice',
		label: 'People who depend on you',
		problem: 'Choose how many people depend on you.',
		options: { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4 or more' },
	},
});
