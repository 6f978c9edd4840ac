import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../src/content-hash.ts';
import type { PreparedDealer } from './prepare-dealer.ts';
import { demoDay, isStamped, stamp, stateOf } from './stamp.ts';

/** The result; `fresh` when everything was up to date. */
export type Prepared =
	| { kind: 'fresh' }
	| { kind: 'made'; day: string; picturesChanged: number; dealers: PreparedDealer[] };

/**
 * Writes the demo dealers' stock and pictures for a day into their folders; does nothing when they exist and their sources are
 * unchanged. The modules that take time to load are loaded only when they are needed.
 *
 * @param slugs only these of the demo dealers; all of them by default
 */
export async function prepareDemo({
	root,
	dealersDir,
	now,
	slugs,
}: {
	root: string;
	dealersDir: string;
	now: Date;
	slugs?: readonly string[];
}): Promise<Prepared> {
	const day = demoDay(now);
	const cache = join(root, '.forecourt');
	const stampFile = join(cache, 'demo', hashOf(dealersDir));
	if (isStamped(stampFile, stateOf(root, dealersDir, day))) return { kind: 'fresh' };

	const { DEMO_DEALERS } = await import('../stock/demo-stock.ts');
	const present = DEMO_DEALERS.filter((slug) => existsSync(join(dealersDir, slug, 'dealer.ts')));
	const wanted = present.filter((slug) => slugs?.includes(slug) ?? true);
	if (wanted.length === 0) return { kind: 'fresh' };

	const [{ drawnPictures, hashOfSources }, { prepareDealer }] = await Promise.all([
		import('./drawn-pictures.ts'),
		import('./prepare-dealer.ts'),
	]);
	const sources = hashOfSources(join(root, 'scripts', 'demo', 'pictures'));
	const drawn = await drawnPictures(join(cache, 'pictures'), sources, async () => {
		const { drawCatalogue } = await import('../pictures/catalogue.ts');
		return drawCatalogue();
	});
	const dealers: PreparedDealer[] = [];
	for (const slug of wanted) dealers.push(await prepareDealer(slug, { dealersDir, drawn, now }));
	// Dealers with a problem are written again next time, so that the problem is reported again.
	if (wanted.length === present.length && dealers.every(({ problems }) => problems.length === 0))
		stamp(stampFile, stateOf(root, dealersDir, day));
	return { kind: 'made', day, picturesChanged: drawn.changed, dealers };
}
