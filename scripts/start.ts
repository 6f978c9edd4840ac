import { resolve } from 'node:path';
import { buildFleet } from '../src/generator/build-fleet.ts';
import { progressLine } from '../src/generator/progress-line.ts';
import { fleetSummary } from '../src/generator/summary.ts';
import type { Log } from '../src/lead-api/log.ts';
import { previewSites } from '../src/site/open/preview-sites.ts';
import { thrownMessage } from '../src/thrown-message.ts';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { serveWithLeads } from './serve-with-leads.ts';

const USUAL_PORT = 4321;

const usage = `
Builds the dealers' sites and shows them: npm start -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where the sites are written (dist)

PORT chooses the port (${USUAL_PORT}). Each site is at http://<slug>.localhost:<port>, their list at http://localhost:<port>.
`;

/** Warnings and errors only: a line for each request would bury them in a terminal. */
const onlyTrouble: Log = ({ level, message, reason }) => {
	if (level !== 'info') console.error(`Lead API: ${message}${reason ? `: ${reason}` : ''}`);
};

/**
 * The file of a server's leads; on the usual port it is the one `npm run leads` reads. Other ports have files of their own: of two
 * servers with one store, each would deliver the other's leads.
 */
function storeOf(port: number): string {
	return resolve('.forecourt', port === USUAL_PORT ? 'leads.sqlite' : `leads-${port}.sqlite`);
}

await command(
	{
		usage,
		options: {
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			out: { type: 'string', default: 'dist' },
		},
	},
	async ({ dealers, out }, names) => {
		const port = Number(process.env['PORT'] ?? USUAL_PORT);
		if (!Number.isInteger(port) || port < 0 || port > 65_535)
			throw new UserError(`PORT takes a number from 0 to 65535, found ${process.env['PORT']}`);
		const dealersDir = resolve(dealers);
		const slugs = chooseDealers(dealersDir, names);
		const started = performance.now();
		const line = progressLine(process.stdout.isTTY === true);
		const asUserError = (error: unknown): never => {
			throw new UserError(thrownMessage(error));
		};
		console.log(`Building ${slugs.length} ${slugs.length === 1 ? 'site' : 'sites'}…`);
		const outcomes = await buildFleet({
			root,
			dealersDir,
			outDir: resolve(out),
			slugs,
			stockFile: null,
			acceptFewer: false,
			force: false,
			renderer: 'forecourt',
			now: new Date(),
			progress: line.show,
			signal: new AbortController().signal,
		}).catch(asUserError);
		line.end();
		console.log(fleetSummary(outcomes, (performance.now() - started) / 1000).text);
		const sites = await previewSites(dealersDir, slugs);
		const { url } = await serveWithLeads(
			{ outDir: resolve(out), sites, port, database: storeOf(port) },
			onlyTrouble,
		).catch(asUserError);
		console.log(`\nDealers: ${url}`);
		for (const { slug, name } of sites)
			console.log(`  ${url.replace('//localhost', `//${slug}.localhost`)}  ${name}`);
		console.log(`\nMail to dealers: ${url}/mail`);
		console.log('\nCtrl-C stops the server.');
		return undefined;
	},
);
