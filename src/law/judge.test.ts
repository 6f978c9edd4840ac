import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { LEGAL_RULES } from '../domain/law/legal-rules.ts';
import { judgedPages, judgedProblems } from './judge.ts';
import { ruleOf } from './rules/index.ts';

/** A day on which every law of the rules binds. */
const BOUND = new Date('2026-12-11T02:00:00Z');
const dealer = aParsedDealer();
const found = (rule: (typeof LEGAL_RULES)[number], path = '/') => ({
	rule,
	path,
	fault: `it breaks ${rule}`,
});

test.each(LEGAL_RULES)(
	'a fault of %s stops a publication, and warns a dealer with an exception until its last day',
	(rule) => {
		expect(judgedPages([found(rule)], dealer, BOUND)).toMatchObject({ warnings: [] });
		const [problem] = judgedPages([found(rule)], dealer, BOUND).problems;
		expect(problem).toContain(`coast-motors: /: it breaks ${rule}.`);
		expect(problem).toContain(ruleOf(rule).remedy.slice(0, 40));
		expect(problem).toContain(ruleOf(rule).laws[0].source);

		const lenient = aParsedDealer({
			legal: { exceptions: [{ rule, reason: 'Our lawyer answers in March.', ends: '2027-03-31' }] },
		});
		const { problems, warnings } = judgedPages([found(rule)], lenient, BOUND);
		expect(problems).toEqual([]);
		expect(warnings[0]).toContain('This only warns until 31 Mar 2027, as legal.exceptions says.');
		expect(judgedPages([found(rule)], lenient, new Date('2027-04-01T02:00:00Z')).problems).toHaveLength(1);
	},
);

describe('a law that binds from a later day only warns before it', () => {
	test.each([
		{ rule: 'automated-decisions', before: '2026-12-09', from: '2026-12-10' },
		{ rule: 'card-surcharge', before: '2026-09-30', from: '2026-10-01' },
	] as const)('$rule', ({ rule, before, from }) => {
		const on = (day: string) => judgedPages([found(rule)], dealer, new Date(`${day}T02:00:00Z`));
		expect([on(before).problems.length, on(before).warnings.length]).toEqual([0, 1]);
		expect([on(from).problems.length, on(from).warnings.length]).toEqual([1, 0]);
	});
});

test('pages with the same fault are one line, and an exception of one rule excuses no other', () => {
	const lenient = aParsedDealer({
		legal: {
			exceptions: [{ rule: 'licence', reason: 'Our lawyer answers in March.', ends: '2027-03-31' }],
		},
	});
	const { problems, warnings } = judgedPages(
		[found('licence'), found('false-urgency', '/a'), found('false-urgency', '/b')],
		lenient,
		BOUND,
	);
	expect(problems).toHaveLength(1);
	expect(problems[0]).toContain('coast-motors: /a and 1 more page: it breaks false-urgency.');
	expect(warnings).toHaveLength(1);
});

test('a problem in options that breaks a legal rule is judged the same way, and other problems are unchanged', () => {
	const place = { file: 'coast-motors/dealer.ts', option: 'legal.licence' };
	const own = { ...place, message: 'has no number', rule: 'licence' as const };
	const other = { ...place, message: 'is misspelt' };
	expect(judgedProblems([own, other], dealer, BOUND)).toMatchObject({ warnings: [] });
	expect(judgedProblems([own, other], dealer, BOUND).problems).toHaveLength(2);
	const lenient = aParsedDealer({
		legal: {
			exceptions: [{ rule: 'licence', reason: 'Our lawyer answers in March.', ends: '2027-03-31' }],
		},
	});
	const judged = judgedProblems([own, other], lenient, BOUND);
	expect(judged.problems).toEqual([other]);
	expect(judged.warnings).toHaveLength(1);
});
