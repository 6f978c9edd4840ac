import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildFleet } from '../src/generator/build-fleet.ts';
import { isRenderer, RENDERERS } from '../src/generator/bundle.ts';
import { progressLine } from '../src/generator/progress-line.ts';
import { fleetSummary } from '../src/generator/summary.ts';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { dealerFacts } from './concern/dealer-facts.ts';
import { shardOf } from './concern/shards.ts';

const usage = `
Generates dealers' sites: npm run build -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where the sites are written (dist)
  --stock FILE     read this file instead of the one the dealer names; needs exactly one slug
  --accept-fewer   accept a stock that shows far fewer vehicles than the last build did; needs the dealers' slugs
  --shard I/N      only share I of N, so that N machines build a fleet together; shares are of about equal work
  --force          render every page, changed or not
  --renderer NAME  what draws the pages: forecourt (the default), or astro, to compare both
  --now TIME       build as if it were this time (ISO 8601), for tests and previews
  --json           end with one line of JSON: dealers, pages, rendered, reused, removed, seconds,
                   pages_per_second, peak_rss_mb, problems, stock (per dealer: rows, taken, shown, not_shown, from_snapshot)
`;

await command(
	{
		usage,
		options: {
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			out: { type: 'string', default: 'dist' },
			stock: { type: 'string' },
			'accept-fewer': { type: 'boolean', default: false },
			shard: { type: 'string' },
			force: { type: 'boolean', default: false },
			renderer: { type: 'string', default: 'forecourt' },
			now: { type: 'string' },
			json: { type: 'boolean', default: false },
		},
	},
	async ({ dealers, out, stock, 'accept-fewer': acceptFewer, shard, force, renderer, now, json }, names) => {
		const dealersDir = resolve(dealers);
		const chosen = chooseDealers(dealersDir, names);
		const slugs = shard ? shardOf(await dealerFacts(dealersDir, chosen), shard) : chosen;
		if (stock && slugs.length !== 1)
			throw new UserError(
				`--stock replaces one dealer's file: name that dealer, as in npm run build -- ${slugs[0] ?? 'coast-motors'} --stock ${stock}`,
			);
		if (stock && !existsSync(stock)) throw new UserError(`There is no file ${stock} (given with --stock)`);
		if (acceptFewer && names.length === 0)
			throw new UserError(
				`--accept-fewer is for dealers that are named, as in npm run build -- ${slugs[0] ?? 'coast-motors'} --accept-fewer`,
			);
		if (now && Number.isNaN(Date.parse(now)))
			throw new UserError(`--now takes a time such as 2026-11-20T09:00:00+10:00, found ${now}`);
		if (!isRenderer(renderer))
			throw new UserError(`--renderer takes ${RENDERERS.join(' or ')}, found ${renderer}`);
		const stop = new AbortController();
		process.once('SIGINT', () => stop.abort('stopped by Ctrl-C; its site is as it was'));
		process.once('SIGTERM', () => stop.abort('stopped; its site is as it was'));
		const started = performance.now();
		const line = progressLine(process.stdout.isTTY === true && !json);
		const outcomes = await buildFleet({
			root,
			dealersDir,
			outDir: resolve(out),
			slugs,
			stockFile: stock ? resolve(stock) : null,
			acceptFewer,
			force,
			renderer,
			now: now ? new Date(now) : new Date(),
			progress: line.show,
			signal: stop.signal,
		}).catch((error: unknown) => {
			throw new UserError(error instanceof Error ? error.message : String(error));
		});
		line.end();
		const summary = fleetSummary(outcomes, (performance.now() - started) / 1000);
		console.log(json ? JSON.stringify(summary.json) : summary.text);
		return summary.isClean ? 0 : 1;
	},
);
