import { join } from 'node:path';
import { buildTestSites, TEST_DEALERS } from '../../../tests/fixtures/sites/test-sites.ts';
import { obtainNuChecker, type Remark } from '../html/nu-checker.ts';
import type { Suite } from '../suite.ts';

/**
 * Remarks of the Nu Html Checker on every page of the demo and fixture dealers. Real faults become rules in
 * `tests/fixtures/sites/nu-rules.ts`.
 */
export const suite: Suite = {
	run: async ({ quick, folders, say }) => {
		const check = await obtainNuChecker(join(folders.disk, 'nu'));
		const outDir = join(folders.disk, 'sites');
		await buildTestSites(outDir, new Date());
		const rows = [];
		const slugs = TEST_DEALERS.flatMap((dealers) => dealers.slugs);
		for (const slug of slugs.slice(0, quick ? 1 : undefined)) {
			say(slug);
			rows.push(...remarksOf(slug, await check([join(outDir, slug)])));
		}
		const columns = ['dealer', 'pages', 'type', 'message', 'example'];
		return { tables: [{ title: 'Remarks of the Nu Html Checker', columns, rows }], notes: [] };
	},
};

/** The distinct remarks about a site, the most frequent first. */
function remarksOf(dealer: string, remarks: readonly Remark[]) {
	const byMessage = Map.groupBy(remarks, ({ type, message }) => `${type}: ${message}`);
	return [...byMessage.values()]
		.toSorted((a, b) => b.length - a.length)
		.map((same) => {
			const { type = 'info', message = '', url = '' } = same[0] ?? {};
			return { dealer, pages: new Set(same.map((remark) => remark.url)).size, type, message, example: url };
		});
}
