import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { printedExample } from '../../../tests/fixtures/law/printed-example.ts';
import { LEGAL_RULES } from '../../domain/law/legal-rules.ts';
import type { ExamplePage } from '../legal-rule.ts';
import { pageFindings } from '../page-findings.ts';
import { RULES } from './index.ts';

const NOW = new Date('2026-12-11T02:00:00Z');
const dealer = aParsedDealer({ lead_api: '/api' });
const found = (...pages: ExamplePage[]) =>
	pageFindings(
		dealer,
		pages.map((page) => printedExample(dealer, page)),
		NOW,
	);

test('every name has its rule', () => {
	expect(RULES.map(({ name }) => name)).toEqual(LEGAL_RULES);
});

describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
	test('the page that breaks it breaks this rule alone', async () => {
		expect([...new Set((await found(rule.breaks)).map(({ rule }) => rule))]).toEqual([name]);
	});
	test('the page that keeps it keeps every rule', async () => {
		expect(await found(rule.keeps)).toEqual([]);
	});
	test('names laws with an official source, and a way out', () => {
		for (const { title, source } of rule.laws) {
			expect(title).toMatch(/\w/);
			expect(source).toMatch(
				/^https:\/\/[\w.-]+\.(gov\.au|asic\.gov\.au)\/|^https:\/\/(humanrights\.gov\.au|asic\.gov\.au)\//,
			);
		}
		expect(rule.wayOut).toMatch(/\.$|”$/);
	});
});
