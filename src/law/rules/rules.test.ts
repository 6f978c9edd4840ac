import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { CHAT_MODEL } from '../../../tests/fixtures/config/chat-model.ts';
import { renderedExample } from '../../../tests/fixtures/law/rendered-example.ts';
import { LEGAL_RULES } from '../../domain/law/legal-rules.ts';
import { EXAMPLE_POLICY } from '../example-policy.ts';
import type { ExamplePage } from '../legal-rule.ts';
import { pageFindings } from '../page-findings.ts';
import { RULES } from './index.ts';

const NOW = new Date('2026-12-11T02:00:00Z');
const dealer = aParsedDealer({ lead_api: '/api' });
const found = (...pages: ExamplePage[]) =>
	pageFindings(
		dealer,
		pages.map((page) => renderedExample(dealer, page)),
		NOW,
	);

test('every name of a legal rule has its rule', () => {
	expect(RULES.map(({ name }) => name)).toEqual(LEGAL_RULES);
});

describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
	test('is the only rule that its example of a fault breaks', async () => {
		expect([...new Set((await found(rule.breaks)).map(({ rule }) => rule))]).toEqual([name]);
	});
	test('has an example without a fault that keeps every rule', async () => {
		expect(await found(rule.keeps)).toEqual([]);
	});
	test('has laws with an official source, and a remedy', () => {
		for (const { title, source } of rule.laws) {
			expect(title).toMatch(/\w/);
			expect(source).toMatch(
				/^https:\/\/[\w.-]+\.(gov\.au|asic\.gov\.au)\/|^https:\/\/(humanrights\.gov\.au|asic\.gov\.au)\//,
			);
		}
		expect(rule.remedy).toMatch(/\.$|”$/);
	});
});

test('an advantage in the heading of any page needs its terms or a link to them', async () => {
	const faultsOf = async (text: string) =>
		(await found({ path: '/', main: `<section><h2>Free floor mats</h2>${text}</section>` })).map(
			({ rule }) => rule,
		);
	expect(await faultsOf('<p>Ask Sam about them.</p>')).toEqual(['promotion-terms']);
	expect(await faultsOf('<p>One set per vehicle, until 31 Dec 2026.</p>')).toEqual([]);
	expect(await faultsOf('<p><a href="/offers/mats">About the mats</a></p>')).toEqual([]);
	expect(await found({ path: '/', main: '<h2>Our coffee</h2><p>It is free, as the air is.</p>' })).toEqual(
		[],
	);
});

test('where a language model phrases answers, the privacy policy names who runs it', async () => {
	const phrasing = aParsedDealer({
		lead_api: '/api',
		features: { chat: { answers: true, model: CHAT_MODEL } },
	});
	const faultsOf = async (main: string) => {
		const page = renderedExample(phrasing, { path: '/privacy-policy', main });
		return (await pageFindings(phrasing, [page], NOW)).map(({ fault }) => fault);
	};
	expect(await faultsOf(EXAMPLE_POLICY)).toEqual([expect.stringContaining('it does not name Example AI')]);
	expect(await faultsOf(`${EXAMPLE_POLICY}<p>Example AI phrases answers.</p>`)).toEqual([]);
	const { operator: _, ...unnamed } = CHAT_MODEL;
	expect(() =>
		aParsedDealer({ lead_api: '/api', features: { chat: { answers: true, model: unnamed as never } } }),
	).toThrow(/features\.chat\.model\.operator/);
});
