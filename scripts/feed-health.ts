import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stateDir } from '../src/generator/manifest/manifest.ts';
import type { FeedHealth } from '../src/stock/health/feed-health.ts';
import { HEALTH_FILE, readHealth } from '../src/stock/health/health-file.ts';
import { readFeedLinks, VARIABLES } from '../src/watch/config.ts';
import { feedLink, MAIL_DAYS } from '../src/watch/feed-health/links.ts';
import { feedPage } from '../src/watch/feed-health/page.ts';
import { feedReport, feedState } from '../src/watch/feed-health/report.ts';
import { statusWords } from '../src/watch/feed-health/status-words.ts';
import { chooseDealers, DEFAULT_DEALERS } from './choose-dealers.ts';
import { command, UserError } from './command.ts';

const usage = `
Says what became of dealers' feeds, and gives the people who send them a private link to the report: npm run feed-health -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --days N         how long a link works (${MAIL_DAYS})
  --page FILE      writes the report of one dealer as a page, to send where no watch serves links
  --json           prints the report of one dealer as JSON
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where a build or the watch has written sites (dist)

Environment variables, the same as those of the watch, which serves the links:
  FEED_HEALTH_URL     ${VARIABLES.FEED_HEALTH_URL}
  FEED_HEALTH_SECRET  ${VARIABLES.FEED_HEALTH_SECRET}

Exits with 1 when a feed was not read yet, or is not used.
`;

await command(
	{
		usage,
		options: {
			days: { type: 'string', default: String(MAIL_DAYS) },
			page: { type: 'string' },
			json: { type: 'boolean', default: false },
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			out: { type: 'string', default: 'dist' },
		},
	},
	({ days, page, json, dealers, out }, names) => {
		if (!/^[1-9]\d{0,3}$/.test(days)) throw new UserError(`--days takes a number of days, found ${days}`);
		if ((json || page !== undefined) && names.length !== 1)
			throw new UserError('--page and --json are about one dealer: name it');
		const read = readFeedLinks(process.env);
		if ('problems' in read) throw new UserError(read.problems.join('\n'));
		const now = new Date();
		const outDir = resolve(out);
		let isGood = true;
		for (const slug of chooseDealers(resolve(dealers), names)) {
			const health = readHealth(join(stateDir(outDir, slug), HEALTH_FILE));
			isGood &&= health !== null && health.refusal === null;
			if (health && json) console.log(JSON.stringify(feedReport(health, feedState(undefined)), null, '\t'));
			else console.log(line(slug, health, outDir));
			if (health && page !== undefined)
				writeFileSync(page, feedPage(health, feedState(undefined), { now, link: null }));
			if (read.feedLinks && !json) {
				const { url, ends } = feedLink(read.feedLinks, slug, now, Number(days));
				console.log(`  until ${ends.toISOString().slice(0, 10)}: ${url}`);
			}
		}
		if (!read.feedLinks && !json && page === undefined)
			console.log(
				'No links: set FEED_HEALTH_URL and FEED_HEALTH_SECRET (--help says how), or use --page FILE.',
			);
		return isGood ? 0 : 1;
	},
);

function line(slug: string, health: FeedHealth | null, outDir: string): string {
	if (!health)
		return `✗ ${slug}: nothing that writes to ${outDir} has read the feed yet: npm run build -- ${slug}, or name the folder of the watch with --out`;
	const { received, published, left_out, warnings } = health.counts;
	const { isUsed, title } = statusWords(health);
	return `${isUsed ? '✓' : '✗'} ${slug}: ${title}: ${received} rows, ${published} vehicles on the website, ${left_out} rows left out, ${warnings} warnings${
		health.refusal ? `; ${health.refusal.reason}` : ''
	}`;
}
