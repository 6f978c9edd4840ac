import { resolve } from 'node:path';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { dealerFacts } from './concern/dealer-facts.ts';
import { findConcerned } from './concern/find-concerned.ts';
import { commitOf } from './concern/repository.ts';
import { shardMatrix } from './concern/shard-matrix.ts';
import { type Load, shardOf } from './concern/shards.ts';

const usage = `
Lists the dealers that a change concerns, a slug a line: npm run --silent concerned -- [options]

  --against REF    the dealers whose sites may differ from those of this commit, such as main or HEAD~1;
                   uncommitted changes count; all dealers when it is left out
  --feeds          the dealers whose stock comes from a URL, so that it changes without a commit
  --shard I/N      only share I of N; shares are of about equal work, and the same on every machine with the same files
  --shards N       instead of the list, one line of JSON: of N shards of the whole fleet, those with such a dealer,
                   each with its name, its dealers, and the removed ones, which have no site any more
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})

On standard error: why each dealer is listed. A dealer's folder concerns that dealer, a template those that use it,
other sources all dealers, documents and tests none.
`;

await command(
	{
		usage,
		options: {
			against: { type: 'string' },
			feeds: { type: 'boolean', default: false },
			shard: { type: 'string' },
			shards: { type: 'string' },
			dealers: { type: 'string', default: DEFAULT_DEALERS },
		},
	},
	async ({ against, feeds, shard, shards, dealers }, names) => {
		if (names.length > 0)
			throw new UserError(`npm run concerned takes no names, found ${names.join(' ')}; it finds the dealers`);
		if (feeds && against !== undefined)
			throw new UserError('--feeds and --against answer different questions: give one of them');
		if (shards !== undefined && !/^[1-9]\d?$/.test(shards))
			throw new UserError(`--shards takes a number from 1 to 99, found ${shards}`);
		if (shard !== undefined && shards !== undefined)
			throw new UserError('--shard lists one share and --shards all of them: give one of them');
		const dealersDir = resolve(dealers);
		const { present, removed, fleet } = await chosen(dealersDir, { against, feeds });
		if (shards === undefined) {
			const slugs = shard === undefined ? present.map(({ slug }) => slug) : shardOf(present, shard);
			for (const slug of slugs) console.log(slug);
			for (const slug of removed) console.error(`${slug}: removed, so it is not listed`);
			return undefined;
		}
		const slugs = present.map(({ slug }) => slug);
		console.log(JSON.stringify(shardMatrix(fleet, { slugs, removed, count: Number(shards) })));
		return undefined;
	},
);

async function chosen(
	dealersDir: string,
	{ against, feeds }: { against: string | undefined; feeds: boolean },
): Promise<{ present: readonly Load[]; removed: readonly string[]; fleet: readonly Load[] }> {
	const slugs = chooseDealers(dealersDir, []);
	if (against === undefined) {
		const fleet = await dealerFacts(dealersDir, slugs);
		return {
			present: feeds ? fleet.filter(({ hasRemoteStock }) => hasRemoteStock) : fleet,
			removed: [],
			fleet,
		};
	}
	const concerned = await findConcerned(root, commitOf(root, against), dealersDir, slugs);
	for (const { slug, because } of concerned.present) console.error(`${slug}: ${because}`);
	return concerned;
}
