import type { JudgedPlaces } from './unlawful-pages.ts';

/**
 * What `npm run check` finds in a dealer's folder. It is loaded only for a site that changes: it has the modules of every page, which take a second to load, and a
 * rollback takes less.
 */
export async function checkFolder(
	{ dealersDir, outDir }: JudgedPlaces,
	slug: string,
): Promise<{ blocking: string[] }> {
	const { checkDealers } = await import('../../src/site/check/check-dealers.ts');
	const { lastGoodStock } = await import('../../src/generator/manifest.ts');
	return checkDealers(dealersDir, [slug], new Date(), {
		lastGoodStock: (of) => lastGoodStock(outDir, of),
	});
}
