import { expect, test } from 'vitest';
import { isPostcodeOf } from './postcodes.ts';
import { STATE_KEYS, type State } from './states.ts';

test.each<[string, State[]]>([
	['0199', []],
	['0200', ['act']],
	['0299', ['act']],
	['0300', []],
	['0799', []],
	['0800', ['nt']],
	['0999', ['nt']],
	['1000', ['nsw']],
	['2599', ['nsw']],
	['2600', ['act']],
	['2617', ['act']],
	['2619', ['nsw']],
	['2899', ['nsw']],
	['2900', ['act']],
	['2920', ['act']],
	['2921', ['nsw']],
	['2999', ['nsw']],
	['3000', ['vic']],
	['3999', ['vic']],
	['4000', ['qld']],
	['4999', ['qld']],
	['5000', ['sa']],
	['5999', ['sa']],
	['6000', ['wa']],
	['6999', ['wa']],
	['7000', ['tas']],
	['7999', ['tas']],
	['8000', ['vic']],
	['8999', ['vic']],
	['9000', ['qld']],
	['9999', ['qld']],
])('%s lies in %j', (postcode, states) => {
	expect(STATE_KEYS.filter((state) => isPostcodeOf(postcode, state))).toEqual(states);
});

test.each<[string, string, State[]]>([
	['Jervis Bay', '2540', ['act', 'nsw']],
	['Hume', '2620', ['act', 'nsw']],
	['Wallaroo', '2618', ['act', 'nsw']],
	['Barooga', '3644', ['nsw', 'vic']],
	['Jennings', '4383', ['nsw', 'qld']],
	['Kiwirrkurra', '0872', ['nt', 'sa', 'wa']],
])('%s (%s) is in several states: %j', (_place, postcode, states) => {
	expect(STATE_KEYS.filter((state) => isPostcodeOf(postcode, state))).toEqual(states);
});
