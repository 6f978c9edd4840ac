import type { Target } from '../../src/deploy/target.ts';

/** Prints the releases of dealers, all of them when none is named. `json`: as one line of JSON. Returns 1 where a dealer has none. */
export async function listReleases(
	target: Target,
	names: readonly string[],
	{ json }: { json: boolean },
): Promise<number> {
	const dealers = [];
	for (const slug of names.length > 0 ? names : await target.sites()) {
		const live = await target.live(slug);
		const releases = await target.releases(slug);
		dealers.push({
			dealer: slug,
			live: live?.release.id ?? null,
			is_held: live?.isHeld ?? false,
			releases: releases.map(({ id, made_at }) => ({ id, made_at })),
		});
	}
	const without = dealers.filter(({ live, releases }) => live === null && releases.length === 0);
	if (json) console.log(JSON.stringify({ target: target.name, dealers }));
	else
		for (const { dealer, live, is_held, releases } of dealers) {
			console.log(live === null ? `${dealer} (no site)` : dealer);
			for (const { id, made_at } of releases)
				console.log(`  ${id}  ${made_at}${id === live ? (is_held ? '  live, held' : '  live') : ''}`);
		}
	for (const { dealer } of without)
		console.error(
			`✗ ${dealer}: ${target.name} has no release of it; --list without a name lists the dealers`,
		);
	return without.length > 0 ? 1 : 0;
}
