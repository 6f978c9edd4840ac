import { isRule, isTest, type Rule } from './rule.ts';

/** What no test does, as it would then prove nothing, or something else on a slow machine. */
export const TEST_RULES: readonly Rule[] = [
	{
		name: 'no test is skipped, run alone or expected to fail',
		// The one exception reports every test it leaves out, and fails in continuous integration.
		isAbout: (path) => isTest(path) && !isRule(path) && path !== 'tests/fixtures/reporting/leave-out.ts',
		forbids: new RegExp(
			[
				/\b(?:skip|only|fixme|skipIf|runIf)\(/,
				/\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fixme|fails|fail)\b/,
				/\{[^{}()]*\b(?:skip|only|fixme)\b[^{}()]*\}[^(){}]*\)\s*=>/,
				/\{\s*(?:skip|only|todo): /,
			]
				.map(({ source }) => source)
				.join('|'),
		),
		example: { path: 'src/site/x.test.ts', text: "test.skip('works', () => {});" },
		further: [
			"test('works', ({ skip }) => skip(!server, 'no server'));",
			'beforeEach(({ task, skip }: TestContext) => leave(skip));',
			"test.info().fixme(true, 'later');",
			"describe.only('this', () => {});",
			"test('works', { skip: true }, () => {});",
		],
	},
	{
		name: 'no test passes on an empty list: exceptions(list, …) refuses one',
		isAbout: (path) => isTest(path) && !isRule(path),
		forbids:
			/\bexpect(?:\.poll)?\([^;]*\.every\(|\bfor \(const \w+ of await [^;{]*\.(?:all|allInnerTexts|allTextContents)\(\)|\bexpect(?:\.poll)?\([^;]*Math\.(?:min|max)\(\.\.\.\(?await /,
		example: { path: 'tests/e2e/x.spec.ts', text: 'expect(titles.every(isKia)).toBe(true);' },
		further: [
			'for (const title of await titles.allInnerTexts()) expect(title).toContain(KIA);',
			'await expect.poll(async () => Math.min(...(await prices(page)))).toBe(3);',
		],
	},
	{
		name: 'no browser test waits for a fixed time',
		isAbout: (path) => isTest(path) && !isRule(path),
		forbids: /\bwaitForTimeout\(/,
		example: { path: 'tests/e2e/x.spec.ts', text: 'await page.waitForTimeout(120);' },
	},
	{
		name: 'no test is retried',
		isAbout: (path) => (isTest(path) || /^(playwright|vitest)\.config\.ts$/.test(path)) && !isRule(path),
		forbids: /\bretry:\s*[1-9]|\bconfigure\([^)]*\bretries\b|^\tretries:(?! 0,)/m,
		example: { path: 'playwright.config.ts', text: "\tretries: process.env['CI'] ? 2 : 0," },
	},
];
