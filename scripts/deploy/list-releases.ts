import type { Target } from '../../src/deploy/target.ts';

/** Prints the releases of dealers, all of them when none is named. */
export async function listReleases(target: Target, names: readonly string[]): Promise<number> {
	for (const slug of names.length > 0 ? names : await target.sites()) {
		const live = await target.live(slug);
		console.log(live ? slug : `${slug} (no site)`);
		for (const { id, made_at } of await target.releases(slug)) {
			const isLive = id === live?.release.id;
			console.log(`  ${id}  ${made_at}${isLive ? (live.isHeld ? '  live, held' : '  live') : ''}`);
		}
	}
	return 0;
}
