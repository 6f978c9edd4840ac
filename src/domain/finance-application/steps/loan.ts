import { applicationFields } from '../field.ts';

/** Terms of a loan in half years, from one to seven (FINANCE-020). */
const TERMS = new Map(
	Array.from({ length: 13 }, (_, index) => {
		const years = 1 + index / 2;
		return [String(years), years === 1 ? '1 year' : `${years} years`] as const;
	}),
);

/** The loan they have in mind. */
export const LOAN_FIELDS = applicationFields({
	vehicle_price: {
		step: 'loan',
		kind: 'money',
		label: 'Price of the vehicle',
		short: 'Price',
		hint: 'A guess is fine while you are still choosing.',
		problem: 'Enter the price of the vehicle, such as 30,000.',
		least: 1,
	},
	deposit: {
		step: 'loan',
		kind: 'money',
		label: 'Your deposit',
		short: 'Deposit',
		hint: 'Enter 0 if none.',
		problem: 'Enter your deposit, or 0 if you have none.',
	},
	trade_in_value: {
		step: 'loan',
		kind: 'money',
		label: 'What your trade-in is worth',
		short: 'Trade-in value',
		problem: 'Enter what your trade-in is worth, such as 8,000, or leave it empty.',
		isOptional: true,
	},
	trade_in_owing: {
		step: 'loan',
		kind: 'money',
		label: 'What you still owe on it',
		short: 'Owing on the trade-in',
		problem: 'Enter what you still owe on your trade-in, such as 3,000, or leave it empty.',
		isOptional: true,
	},
	term_years: {
		step: 'loan',
		kind: 'choice',
		label: 'Pay it back over',
		short: 'Term',
		problem: 'Choose how long you would like to pay it back.',
		options: TERMS,
	},
	repayment: {
		step: 'loan',
		kind: 'amount',
		label: 'Repayment you would like',
		short: 'Repayment wanted',
		hint: 'What fits your budget, if you have a figure in mind.',
		problem: 'Enter the repayment you would like, such as 150, or leave it empty.',
		isOptional: true,
	},
	balloon: {
		step: 'loan',
		kind: 'money',
		label: 'Balloon at the end',
		short: 'Balloon',
		hint: 'One large last payment.',
		problem: 'Enter the balloon, such as 5,000, or leave it empty.',
		isOptional: true,
	},
});
