import { expect, test } from 'vitest';
import { localTime } from '../time/local-date.ts';
import { DEFAULT_STATE, STATE_KEYS, STATES, stateOf } from './states.ts';

test.each([
	['qld', 'qld'],
	['QLD', 'qld'],
	[' Vic ', 'vic'],
	['Queensland', 'qld'],
	['new south wales', 'nsw'],
	['Australian Capital Territory', 'act'],
	['Q', null],
	['', null],
	['Auckland', null],
] as const)('%o means %s', (text, state) => {
	expect(stateOf(text)).toBe(state);
});

test('a dealer without a state is in Queensland (CONFIG-040)', () => {
	expect(DEFAULT_STATE).toBe('qld');
});

test('the eight states and territories each have a valid time zone', () => {
	expect(STATE_KEYS).toEqual(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa']);
	const noon = new Date('2026-01-15T02:00:00Z');
	const clocks = STATE_KEYS.map((key) => `${key} ${localTime(noon, STATES[key].time_zone).minutes / 60}`);
	expect(clocks).toEqual(['act 13', 'nsw 13', 'nt 11.5', 'qld 12', 'sa 12.5', 'tas 13', 'vic 13', 'wa 10']);
});
