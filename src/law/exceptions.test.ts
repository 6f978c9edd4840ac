import { expect, test } from 'vitest';
import { aDealer, aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { parseDealer } from '../config/parse-dealer.ts';
import { formatProblem } from '../config/problems/problem.ts';
import { endedExceptions, exceptionNotes, unlawfulExceptions } from './exceptions.ts';

/** 26 November in Brisbane. */
const NOW = new Date('2026-11-25T14:30:00Z');
const REASON = 'Our lawyer answers in March.';
type Exception = { rule: 'false-urgency' | 'licence'; reason: string; ends: string };

const dealer = (...exceptions: Exception[]) => aParsedDealer({ legal: { exceptions } });
const until = (ends: string, rule: Exception['rule'] = 'licence') => ({ rule, reason: REASON, ends });

test.each([
	{ ends: '2026-11-26', isEnded: false, name: 'an exception holds on its last day' },
	{ ends: '2026-11-25', isEnded: true, name: 'an exception has ended on the day after' },
])('$name', ({ ends, isEnded }) => {
	expect(endedExceptions(dealer(until(ends)), NOW)).toHaveLength(isEnded ? 1 : 0);
	expect(exceptionNotes(dealer(until(ends)), NOW)).toHaveLength(isEnded ? 0 : 1);
});

test('a note gives the reason of an exception that holds, and the remedy for one that has ended', () => {
	expect(exceptionNotes(dealer(until('2027-03-31')), NOW).map(formatProblem)).toEqual([
		`coast-motors/dealer.ts: legal.exceptions[0]: the legal rule licence only warns until 31 Mar 2027: ${REASON}`,
	]);
	expect(endedExceptions(dealer(until('2026-10-31')), NOW).map(formatProblem)).toEqual([
		'coast-motors/dealer.ts: legal.exceptions[0]: ended on 31 Oct 2026, and licence applies again. Remove it, or give it a new reason and end',
	]);
});

test.each([
	{ name: 'a year ahead', exceptions: [until('2027-11-27')], problems: [] },
	{
		name: 'longer than a year',
		exceptions: [until('2027-11-28')],
		problems: ['expected ends at most a year ahead, 2027-11-27 or earlier, found 2027-11-28'],
	},
	{
		name: 'two rules',
		exceptions: [until('2027-01-31'), until('2027-01-31', 'false-urgency')],
		problems: [],
	},
	{
		name: 'one rule twice',
		exceptions: [until('2027-01-31'), until('2027-02-28')],
		problems: ['is a second exception of licence; keep one of them'],
	},
])('$name', ({ exceptions, problems }) => {
	expect(unlawfulExceptions(dealer(...exceptions), NOW).map(({ message }) => message)).toEqual(problems);
});

test.each([
	{ name: 'no reason', exception: { rule: 'licence', ends: '2027-03-31' }, option: 'reason' },
	{
		name: 'one word as a reason',
		exception: { rule: 'licence', reason: 'Later', ends: '2027-03-31' },
		option: 'reason',
	},
	{ name: 'no end', exception: { rule: 'licence', reason: REASON }, option: 'ends' },
	{ name: 'no day', exception: { rule: 'licence', reason: REASON, ends: 'never' }, option: 'ends' },
	{ name: 'all rules', exception: { rule: 'all', reason: REASON, ends: '2027-03-31' }, option: 'rule' },
])('$name is refused', ({ exception, option }) => {
	const options = aDealer();
	const { dealer, problems } = parseDealer(
		{ ...options, legal: { ...options.legal, exceptions: [exception] } },
		'coast-motors/dealer.ts',
	);
	expect(dealer).toBeNull();
	expect(problems.map((problem) => problem.option)).toEqual([`legal.exceptions[0].${option}`]);
});
