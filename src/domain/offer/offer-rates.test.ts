import { expect, test } from 'vitest';
import { COMPARISON_WARNING } from '../finance/comparison-text.ts';
import { offerRateProblems } from './offer-rates.ts';

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
