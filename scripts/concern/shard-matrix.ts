import { type Load, shardsOf } from './shards.ts';

/** One job of a matrix in GitHub Actions; lists are slugs with spaces between them. */
export interface ShardJob {
	/** `3-of-8`: the same dealers as long as the fleet is the same, so that a cache can have this name. */
	shard: string;
	dealers: string;
	/** Dealers whose folder is gone. */
	removed: string;
}

/**
 * The shards of a fleet that have anything to do.
 *
 * @param fleet all dealers
 * @param work the dealers to build, those whose folder is gone, and the number of shards
 */
export function shardMatrix(
	fleet: readonly Load[],
	{ slugs, removed, count }: { slugs: readonly string[]; removed: readonly string[]; count: number },
): ShardJob[] {
	const shards = shardsOf(fleet, count).map((own) => own.filter((slug) => slugs.includes(slug)));
	// Removed dealers need little work and all go to one shard.
	const first = Math.max(
		0,
		shards.findIndex((own) => own.length > 0),
	);
	return shards
		.map((own, index) => ({
			shard: `${index + 1}-of-${count}`,
			dealers: own.join(' '),
			removed: index === first ? removed.join(' ') : '',
		}))
		.filter(({ dealers, removed }) => dealers !== '' || removed !== '');
}
