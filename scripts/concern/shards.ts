import { UserError } from '../command.ts';

/** A dealer with the work that its site is; the unit is a page. */
export interface Load {
	slug: string;
	/** Pages of vehicles; null where the stock is not at hand. */
	vehicles: number | null;
}

/** Pages that a site has besides those of its vehicles. */
const OTHER_PAGES = 80;

/**
 * Shares dealers among machines so that each has about as many pages to make. The same dealers give the same shards on every machine.
 * A dealer whose stock is not at hand counts as the median of the others.
 *
 * @returns for each shard its slugs in alphabetical order; with fewer dealers than shards, the last ones are empty
 */
export function shardsOf(dealers: readonly Load[], count: number): string[][] {
	const known = dealers.flatMap(({ vehicles }) => vehicles ?? []).toSorted((a, b) => a - b);
	const median = known[Math.floor(known.length / 2)] ?? 0;
	const loads = dealers
		.map(({ slug, vehicles }) => ({ slug, pages: OTHER_PAGES + (vehicles ?? median) }))
		.toSorted((a, b) => b.pages - a.pages || (a.slug < b.slug ? -1 : 1));
	const shards = Array.from({ length: count }, () => ({ pages: 0, slugs: [] as string[] }));
	for (const { slug, pages } of loads) {
		const lightest = shards.reduce((best, shard) => (shard.pages < best.pages ? shard : best));
		lightest.pages += pages;
		lightest.slugs.push(slug);
	}
	return shards.map(({ slugs }) => slugs.toSorted());
}

/**
 * One of the shards.
 *
 * @param shard `2/5` for the second of five
 * @throws UserError for anything else
 */
export function shardOf(dealers: readonly Load[], shard: string): string[] {
	const [, part = '', parts = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(shard) ?? [];
	const [index, count] = [Number(part), Number(parts)];
	if (index < 1 || index > count) throw new UserError(`--shard takes a share such as 2/5, found ${shard}`);
	return shardsOf(dealers, count)[index - 1] ?? [];
}
