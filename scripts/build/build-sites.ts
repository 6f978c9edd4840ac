import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileErrorSentence } from '../../src/file-error.ts';
import { buildFleet } from '../../src/generator/build-fleet.ts';
import { isRenderer, RENDERERS } from '../../src/generator/bundle/bundle.ts';
import { progressLine } from '../../src/generator/progress-line.ts';
import { fleetSummary } from '../../src/generator/summary.ts';
import { thrownMessage } from '../../src/thrown-message.ts';
import { chooseDealers, root } from '../choose-dealers.ts';
import { UserError } from '../command.ts';

/** The options of `npm run build`. */
interface BuildOptions {
	dealers: string;
	out: string;
	stock?: string;
	'accept-fewer': boolean;
	shard?: string;
	force: boolean;
	renderer: string;
	now?: string;
	json: boolean;
}

/**
 * Builds dealers' sites and prints the summary.
 *
 * @param names the dealers; all where none is named
 * @returns the exit code
 * @throws UserError for options that are not possible together, or a build that cannot start
 */
export async function buildSites(
	{ dealers, out, stock, 'accept-fewer': acceptFewer, shard, force, renderer, now, json }: BuildOptions,
	names: readonly string[],
): Promise<number> {
	const dealersDir = resolve(dealers);
	const chosen = chooseDealers(dealersDir, names);
	const slugs = shard ? await shareOf(dealersDir, chosen, shard) : chosen;
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
		throw new UserError(fileErrorSentence(error) ?? thrownMessage(error));
	});
	line.end();
	const summary = fleetSummary(outcomes, (performance.now() - started) / 1000);
	console.log(json ? JSON.stringify(summary.json) : summary.text);
	return summary.isClean ? 0 : 1;
}

/** The dealers of a share. Loaded only here: it reads options, with all the modules that check them. */
async function shareOf(dealersDir: string, slugs: readonly string[], shard: string): Promise<string[]> {
	const { dealerFacts } = await import('../concern/dealer-facts.ts');
	const { shardOf } = await import('../concern/shards.ts');
	return shardOf(await dealerFacts(dealersDir, slugs), shard);
}
