import { resolve } from 'node:path';
import { hashOf } from '../src/content-hash.ts';
import { TARGETS } from '../src/deploy/open-target.ts';
import { bundleOf } from '../src/generator/bundle/bundle.ts';
import { programHash, sourcesHash } from '../src/generator/bundle/sources-hash.ts';
import { openBuilder } from '../src/generator/open-builder.ts';
import { thrownMessage } from '../src/thrown-message.ts';
import { readWatchConfig, VARIABLES } from '../src/watch/config.ts';
import { feedAnswer } from '../src/watch/feed-health/answer.ts';
import { healthOf, serveHealth } from '../src/watch/health.ts';
import { reporter } from '../src/watch/incidents/operator-mail.ts';
import { openMetrics } from '../src/watch/metrics.ts';
import { stateFile } from '../src/watch/state-file.ts';
import { FleetWatch } from '../src/watch/watch-fleet.ts';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { indexDealer } from './watch/index-dealer.ts';
import { numberOption } from './watch/number-option.ts';
import { publishGate } from './watch/publish-gate.ts';
import { requireAlone } from './watch/require-alone.ts';
import { aloneAt, explainedRun, targetOf } from './watch/watched-target.ts';

/** Exit code when the sources have changed: what started the process starts it again, with the new ones. */
const START_AGAIN = 75;

/** The longest that options may say. */
const A_DAY_S = 86_400;
const A_YEAR_HOURS = 8760;

const usage = `
Keeps a fleet's sites up to date: npm run watch -- --to TARGET [slug…] [options]

Looks at the dealers' folders and feeds, builds the sites of those that have changed, publishes them and sends their stock to the search server.

  slug…            only these dealers; all of them when none is named
  --to TARGET      where to publish:
${Object.entries(TARGETS)
	.map(([name, what]) => `                     ${name.padEnd(26)} ${what}`)
	.join('\n')}
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where the sites are written (dist)
  --every SECONDS  how often feeds are asked for; changed files are noticed at once (60)
  --old-feed-hours N  after how many hours without a change a feed is reported as old (72)

Environment variables:
${Object.entries(VARIABLES)
	.map(([name, what]) => `  ${name.padEnd(18)} ${what}`)
	.join('\n')}

Stops on SIGTERM or Ctrl-C, and with exit code ${START_AGAIN} when the project's sources have changed: start it again then, as systemd and containers do.
`;

await command(
	{
		usage,
		options: {
			to: { type: 'string' },
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			out: { type: 'string', default: 'dist' },
			every: { type: 'string', default: '60' },
			'old-feed-hours': { type: 'string', default: '72' },
		},
	},
	async (values, names) => {
		if (values.to === undefined)
			throw new UserError(`Name the target with --to: ${Object.keys(TARGETS).join(', ')}`);
		const everyMs = numberOption('--every', values.every, A_DAY_S) * 1000;
		const oldFeedHours = numberOption('--old-feed-hours', values['old-feed-hours'], A_YEAR_HOURS);
		const read = readWatchConfig(process.env);
		if ('problems' in read)
			throw new UserError(`The watch cannot start:\n${read.problems.map((line) => `  ${line}`).join('\n')}`);
		const { config } = read;
		const [dealersDir, outDir] = [resolve(values.dealers), resolve(values.out)];
		const slugs = () => chooseDealers(dealersDir, names);
		slugs();
		const target = targetOf(values.to);
		const file = stateFile(outDir, hashOf(values.to).slice(0, 8));
		const release = requireAlone(`${file}.lock`);
		const [started, now] = [new Date(), () => new Date()];
		const log = (line: string) => console.log(`${now().toISOString()} ${line}`);
		const abort = new AbortController();
		let watch: FleetWatch | null = null;
		const dealers = () => watch?.dealers ?? {};
		const metrics = openMetrics(dealers, now);
		const served = await serveHealth(
			config,
			() => healthOf(dealers(), watch?.lookedAt ?? null, started, now()),
			metrics,
			(url) => feedAnswer({ outDir, secret: config.feedLinks?.secret ?? null, dealers, now }, url),
		).catch(notServed);
		const alone = await aloneAt(target, served.close);
		watch = new FleetWatch(
			{
				dealersDir,
				outDir,
				builder: openBuilder({ root, dealersDir, outDir, renderer: 'forecourt' }, 'repeatedly'),
				target,
				alone,
				check: publishGate({ dealersDir, outDir, code: sourcesHash(root), log }, now),
				index: (slug) => indexDealer(dealersDir, outDir, slug),
				metrics,
				now,
				signal: abort.signal,
			},
			{
				dealers: slugs,
				existing: () => chooseDealers(dealersDir, []),
				codeHash: bundleOf(root, 'forecourt').hash,
				programHash: () => programHash(root),
				everyMs,
				thresholds: { oldFeedHours },
				feedLinks: config.feedLinks,
				stateFile: file,
				report: reporter(config.operator, now, log),
				log,
			},
		);
		log(`watching ${slugs().length} dealers for ${target.name}; ${served.url}/health, ${served.url}/metrics`);
		onSignal(() => {
			watch.stop('stopped');
			abort.abort('stopped; its site is as it was');
		});
		const reason = await explainedRun(watch).finally(async () => {
			served.close();
			release();
			await alone.end();
		});
		log(`ended: ${reason}`);
		return reason === 'stopped' ? 0 : START_AGAIN;
	},
);

function onSignal(end: () => void): void {
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}

function notServed(error: unknown): never {
	const reason = thrownMessage(error);
	throw new UserError(
		`Health and metrics cannot be served: ${reason}; give another WATCH_HOST or WATCH_PORT`,
	);
}
