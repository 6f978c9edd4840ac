import { formatProblem } from '../../src/config/problems/problem.ts';
import type { JudgedPlaces } from './unlawful-pages.ts';

/**
 * What in a dealer's folder keeps a site from being published: all that `npm run check` would refuse. Of a site that visitors have already,
 * only what stops builds: its last build has failed then, or the next one will. Its feed is not asked for.
 *
 * The checks are loaded only here: they have the modules of every page, which take a second to load, and a rollback takes less.
 */
export async function folderProblems(
	{ dealersDir, outDir }: JudgedPlaces,
	slug: string,
	isLive: boolean,
): Promise<string[]> {
	const now = new Date();
	if (isLive) {
		const { readFolder } = await import('../../src/site/open/read-folder.ts');
		return (await readFolder(slug, dealersDir, now)).problems.map(formatProblem);
	}
	const { checkDealers } = await import('../../src/site/check/check-dealers.ts');
	const { lastGoodStock } = await import('../../src/generator/manifest/manifest.ts');
	const options = { lastGoodStock: (of: string) => lastGoodStock(outDir, of) };
	return (await checkDealers(dealersDir, [slug], now, options)).blocking;
}
