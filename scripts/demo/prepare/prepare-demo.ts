import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../src/content-hash.ts';
import type { PreparedDealer } from './prepare-dealer.ts';
import { demoDay, isStamped, stamp, stateOf } from './stamp.ts';

/** What was done; `fresh` when all was there already. */
export type Prepared =
	| { kind: 'fresh' }
	| { kind: 'made'; day: string; picturesChanged: number; dealers: PreparedDealer[] };

/**
 * Makes the demo dealers' stock and pictures for a day, in their folders; does nothing when they are there and nothing
 * they are made from has changed. What takes time is only loaded when it is needed.
 */
export async function prepareDemo({
	root,
	dealersDir,
	now,
}: {
	root: string;
	dealersDir: string;
	now: Date;
}): Promise<Prepared> {
	const day = demoDay(now);
	const cache = join(root, '.forecourt');
	const stampFile = join(cache, 'demo', hashOf(dealersDir));
	if (isStamped(stampFile, stateOf(root, dealersDir, day))) return { kind: 'fresh' };

	const [{ DEMO_DEALERS }, { drawnPictures, hashOfSources }, { prepareDealer }] = await Promise.all([
		import('../stock/demo-stock.ts'),
		import('./drawn-pictures.ts'),
		import('./prepare-dealer.ts'),
	]);
	const sources = hashOfSources(join(root, 'scripts', 'demo', 'pictures'));
	const drawn = await drawnPictures(join(cache, 'pictures'), sources, async () => {
		const { drawCatalogue } = await import('../pictures/catalogue.ts');
		return drawCatalogue();
	});
	const dealers: PreparedDealer[] = [];
	for (const slug of DEMO_DEALERS) {
		if (!existsSync(join(dealersDir, slug, 'dealer.ts'))) continue;
		dealers.push(await prepareDealer(slug, { dealersDir, drawn, now }));
	}
	// What has a problem is made again next time, so that the problem is told again.
	if (dealers.every(({ problems }) => problems.length === 0))
		stamp(stampFile, stateOf(root, dealersDir, day));
	return { kind: 'made', day, picturesChanged: drawn.changed, dealers };
}
