import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerWords } from './answer-words.ts';
import { loanAmount, readAnswers, splitAnswers } from './answers.ts';
import { APPLICATION_STEPS } from './field.ts';
import { APPLICATION_FIELDS, type ApplicationFieldName, isPrivateAnswer } from './fields.ts';
import { applicationProblems } from './problems.ts';

const today = '2026-11-20';
const check = (typed: Record<string, string>, steps: readonly (typeof APPLICATION_STEPS)[number][] = []) =>
	Object.fromEntries(
		applicationProblems(typed, { steps, today }).map(({ field, message }) => [
			field.replace('application.', ''),
			message,
		]),
	);

const COMPLETE = {
	vehicle_price: '$30,000',
	deposit: '0',
	term_years: '5',
	employment: 'full_time',
	employed_for: 'over_5_years',
	take_home_pay: '1,450',
	take_home_pay_period: 'week',
	home: 'renting',
	housing_cost: '420',
	housing_cost_period: 'week',
	loan_repayments: '0',
	card_limits: '4000',
	living_costs: '1,900',
	living_costs_period: 'month',
	dependants: '1',
};

test('an application with every required answer has no problem', () => {
	expect(check(COMPLETE, APPLICATION_STEPS)).toEqual({});
});

test('each step requires its own answers only', () => {
	expect(Object.keys(check({}, ['loan']))).toEqual(['vehicle_price', 'deposit', 'term_years']);
	expect(Object.keys(check({}, ['employment']))).toEqual(['employment', 'employed_for']);
	expect(check({}, ['about'])).toEqual({});
	expect(check({ employment: 'not_working' }, ['employment'])).toEqual({});
});

test('an answer that the lead API already has is not required again, but must be readable when it is given again', () => {
	const held = new Set(['take_home_pay']);
	const fields = (typed: Record<string, string>) =>
		applicationProblems(typed, { steps: ['income'], held, today }).map(({ field }) => field);
	expect(fields({})).not.toContain('application.take_home_pay');
	expect(fields({ take_home_pay: 'lots' })).toContain('application.take_home_pay');
});

test('a vehicle that costs nothing needs no loan: its price is asked for, whatever the deposit', () => {
	const problem = 'Enter the price of the vehicle, such as 30,000.';
	expect(check({ vehicle_price: '0' })).toEqual({ vehicle_price: problem });
	expect(check({ vehicle_price: '$0.00', deposit: '500' })).toEqual({ vehicle_price: problem });
	expect(check({ vehicle_price: '1', deposit: '0' })).toEqual({});
});

test.each(['-5', '$-5'])('the problem of a price of %s has the minimum', (typed) => {
	expect(check({ vehicle_price: typed })).toEqual({
		vehicle_price: 'Enter an amount of $0 or more, such as 5,000.',
	});
});

test.each(['99999999999', '99,999,999'])('the problem of a price of %s has the maximum', (typed) => {
	expect(check({ vehicle_price: typed })).toEqual({
		vehicle_price: 'Enter an amount of up to $10,000,000, such as 5,000.',
	});
});

test.each([
	['take_home_pay', 'NaN'],
	['take_home_pay', 'about 1,450 I think'],
	['term_years', '5.25'],
	['home', 'constructor'],
	['date_of_birth', '31/2/1991'],
	['date_of_birth', '20/11/2026'],
	['date_of_birth', '1/1/1890'],
])('%s as %j is a problem with the message of its field', (name, typed) => {
	expect(check({ [name]: typed })).toEqual({
		[name]: (APPLICATION_FIELDS[name as ApplicationFieldName] as { problem?: string }).problem,
	});
});

test('the problem of a deposit or a balloon above the price has the price', () => {
	const { deposit, balloon } = check({ vehicle_price: '$30,000', deposit: '30,001', balloon: '40000' });
	expect(deposit).toBe('Your deposit is more than the price. Enter $30,000 or less.');
	expect(balloon).toBe('The balloon is more than the price. Enter $30,000 or less.');
	expect(check({ vehicle_price: '30000', deposit: '30000' })).toEqual({});
});

test('an unknown period is a problem of its amount', () => {
	expect(check({ take_home_pay: '5', take_home_pay_period: 'year' })).toEqual({
		take_home_pay: 'Choose a week, a fortnight or a month.',
	});
});

test('the check never throws, whatever is typed, and answers that pass it can be read', () => {
	const names = Object.keys(APPLICATION_FIELDS).flatMap((name) => [name, `${name}_period`]);
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...names, '__proto__', 'x'), fc.string()), (typed) => {
			const wrong = check(typed);
			const read = readAnswers(typed);
			for (const name of Object.keys(APPLICATION_FIELDS))
				if ((typed[name] ?? '').trim() !== '' && !wrong[name]) expect(read[name]).toBeDefined();
		}),
	);
});

test('answers are stored in one spelling, without unknown ones', () => {
	const typed = {
		...{ vehicle_price: '$30,000', date_of_birth: '14/3/1991', deposit: '', home: 'nowhere', other: '1' },
		home_period: 'week',
	};
	expect(readAnswers(typed)).toEqual({ vehicle_price: '30000', date_of_birth: '1991-03-14' });
});

test('income, expenses, date of birth and licence number are private answers', () => {
	const given = { ...COMPLETE, date_of_birth: '14/3/1991', licence_number: '123', licence_state: 'VIC' };
	const { open, private: apart } = splitAnswers(readAnswers(given));
	expect(Object.keys(apart).sort()).toEqual([
		...['card_limits', 'date_of_birth', 'housing_cost', 'housing_cost_period', 'licence_number'],
		...['living_costs', 'living_costs_period', 'loan_repayments', 'take_home_pay', 'take_home_pay_period'],
	]);
	expect(open).toMatchObject({ licence_state: 'VIC', home: 'renting', vehicle_price: '30000' });
	expect(isPrivateAnswer('other_income_period')).toBe(true);
});

test('the amount to borrow is the price less deposit and trade-in, plus what is owed on the trade-in', () => {
	const answers = { vehicle_price: '44888', deposit: '6000', trade_in_value: '8000', trade_in_owing: '3000' };
	expect(loanAmount(answers)).toBe(33_888);
	expect(loanAmount({ vehicle_price: '5000', trade_in_value: '8000' })).toBe(0);
	expect(loanAmount({ deposit: '5' })).toBeNull();
});

test.each([
	['take_home_pay', '$1,450.50 a week'],
	['vehicle_price', '$30,000'],
	['term_years', '5.5 years'],
	['occupation', 'Nurse'],
	['deposit', null],
] as const)('%s is read as %j', (name, words) => {
	const answers = { take_home_pay: '1450.5', take_home_pay_period: 'week', vehicle_price: '30000' };
	expect(answerWords(name, { ...answers, term_years: '5.5', occupation: 'Nurse' })).toBe(words);
});
