import { expect, test } from 'vitest';
import { consentOf } from './consent.ts';

const WILLING = { isRefusedByBrowser: false, canRemember: true };
const REFUSED = { isRefusedByBrowser: true, canRemember: true };
const FORGETFUL = { isRefusedByBrowser: false, canRemember: false };

test.each([
	{ name: 'asked first, before a choice', mode: 'ask', choice: null, ...WILLING, outcome: 'ask' },
	{ name: 'asked first, after a yes', mode: 'ask', choice: 'yes', ...WILLING, outcome: 'measure' },
	{ name: 'asked first, after a no', mode: 'ask', choice: 'no', ...WILLING, outcome: 'leave' },
	{ name: 'implied, before a choice', mode: 'implied', choice: null, ...WILLING, outcome: 'measure' },
	{ name: 'implied, after a yes', mode: 'implied', choice: 'yes', ...WILLING, outcome: 'measure' },
	{ name: 'implied, after a no', mode: 'implied', choice: 'no', ...WILLING, outcome: 'leave' },
	{
		name: 'the browser refuses, and there is no question',
		mode: 'ask',
		choice: null,
		...REFUSED,
		outcome: 'leave',
	},
	{
		name: 'the browser refuses, although consent is implied',
		mode: 'implied',
		choice: null,
		...REFUSED,
		outcome: 'leave',
	},
	{ name: 'the browser refuses, despite a yes', mode: 'ask', choice: 'yes', ...REFUSED, outcome: 'leave' },
	{
		name: 'nothing can be stored, and there is no question',
		mode: 'ask',
		choice: null,
		...FORGETFUL,
		outcome: 'leave',
	},
	{ name: 'nothing can be stored, implied', mode: 'implied', choice: null, ...FORGETFUL, outcome: 'leave' },
	{
		name: 'nothing can be stored, a yes on the page',
		mode: 'ask',
		choice: 'yes',
		...FORGETFUL,
		outcome: 'measure',
	},
] as const)('consent: $name', ({ outcome, name: _, ...facts }) => {
	expect(consentOf(facts)).toBe(outcome);
});
