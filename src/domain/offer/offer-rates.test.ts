import { expect, test } from 'vitest';
import { COMPARISON_WARNING } from '../finance/loan/comparison-text.ts';
import { nameWithoutRates, offerRateProblems } from './offer-rates.ts';

const PAIR = '4.9% p.a., 5.2% p.a. comparison rate';
const BOTH = 'the comparison rate beside the rate, such as "at 4.9% p.a., comparison rate 5.2% p.a."';
const NAME = { option: 'name', expected: BOTH };

test.each([
	['a rate alone', 'MG4 from 4.9% p.a.', 'Small.', null, true, [NAME]],
	['a rate alone, of any category', 'MG4 from 4.9 % p.a.', 'Small.', null, false, [NAME]],
	['a bare percentage of a finance offer', '0% finance', 'Small.', null, true, [NAME]],
	['a percentage that is no rate', '10% off tyres', 'Off four tyres.', null, false, []],
	['a rate without points', 'MG4 at 4.9 % pa', 'Small.', null, false, [NAME]],
	['a rate in words', '4.9 per cent per annum', 'Small.', null, false, [NAME]],
	['both rates and the warning', `MG4 at ${PAIR}`, 'Small.', COMPARISON_WARNING, true, []],
	[
		'both rates without the warning',
		`MG4 at ${PAIR}`,
		'Small.',
		'Approved applicants only.',
		true,
		[{ option: 'disclaimer', expected: 'the warning of a comparison rate' }],
	],
	[
		'a rate in the description only',
		'Finance an MG4',
		'At 4.9% p.a.',
		null,
		true,
		[{ option: 'description', expected: BOTH }],
	],
	['the warning in the description', `MG4 at ${PAIR}`, COMPARISON_WARNING, null, true, []],
] as const)('an offer with %s', (_, name, description, disclaimer, isFinance, expected) => {
	expect(offerRateProblems({ name, description, disclaimer }, isFinance)).toEqual(expected);
});

test.each([
	['HiLux at 5.99% p.a., comparison rate 6.64% p.a.', 'HiLux finance offer'],
	['MG4 finance from 4.9 per cent p.a. (comparison rate 5.2 per cent p.a.)', 'MG4 finance offer'],
	['0% p.a., comparison rate 0.5% p.a.', 'Finance offer'],
	['New RAV4: 4.9% p.a., comparison rate 5.2% p.a.', 'New RAV4 finance offer'],
	['86 GT, comparison rate 5.2% p.a.', '86 GT finance offer'],
	['Triton, work-ready', 'Triton, work-ready'],
	['10% off tyres', '10% off tyres'],
])('away from its warning, %j is %j (resolution 220)', (name, expected) => {
	expect(nameWithoutRates(name)).toBe(expected);
});
