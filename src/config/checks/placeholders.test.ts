import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import { formatProblem } from '../problems/problem.ts';
import { abnIsPossible } from './abn.ts';
import { placeholders } from './placeholders.ts';

/** Facts like a real dealer's, with a host that could be real. */
const REAL = {
	url: 'https://www.coastmotors.com.au',
	email: 'sales@coastmotors.com.au',
	phone: '(07) 5531 4400',
};
const found = (options: Parameters<typeof aParsedDealer>[0]) =>
	placeholders(aParsedDealer({ ...REAL, ...options })).map((problem) =>
		formatProblem(problem).replace('coast-motors/dealer.ts: ', ''),
	);

test('real facts are not reported as placeholders', () => {
	expect(found({})).toEqual([]);
});

test.each([
	[
		{ url: 'https://www.coast-motors.example' },
		'url: expected the address the site is published at, found the placeholder "https://www.coast-motors.example"',
	],
	[
		{ email: 'sales@coast-motors.example' },
		'email: expected the address enquiries are sent to, found the placeholder "sales@coast-motors.example"',
	],
	[
		{ phone: '(07) 5550 0100' },
		'phone: expected the dealer\'s own phone number, found the placeholder "(07) 5550 0100"',
	],
	[
		{ address: { street: '1 Example Street' } },
		'address.street: expected the dealer\'s own street, found the placeholder "1 Example Street"',
	],
	[
		{ legal: { abn: '00 000 000 000' } },
		'legal.abn: expected the dealer\'s own ABN, found the placeholder "00 000 000 000"',
	],
	[
		{ legal: { licence: 'QLD LMD 0000000' } },
		'legal.licence: expected the dealer\'s own licence as advertisements must show it, found the placeholder "QLD LMD 0000000"',
	],
	[
		{ locations: [aLocation({ dealer_license_number: 'QLD LMD 0000000' })] },
		'locations[0].dealer_license_number: expected the dealer\'s own licence as advertisements must show it, found the placeholder "QLD LMD 0000000"',
	],
	[
		{ locations: [aLocation({ contact_detail: { phone: '0491 570 156' } })] },
		'locations[0].contact_detail.phone: expected the dealer\'s own phone number, found the placeholder "0491 570 156"',
	],
])('%j is a placeholder', (options, problem) => {
	expect(found(options)).toEqual([problem]);
	expect(found({ ...options, demo: true })).toEqual([]);
});

test('an ABN with a mistyped digit is refused, and one that is never issued is left to the check for placeholders', () => {
	expect(findings(abnIsPossible, { legal: { abn: '61 004 218 777' } })).toEqual([
		'legal.abn: expected an ABN with valid check digits, found "61 004 218 777"; one of its digits is mistyped',
	]);
	expect(findings(abnIsPossible, { legal: { abn: '51 824 753 556' } })).toEqual([]);
	expect(findings(abnIsPossible, { legal: { abn: '00 004 218 776' } })).toEqual([]);
});
