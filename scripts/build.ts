import { buildSites } from './build/build-sites.ts';
import { DEFAULT_DEALERS } from './choose-dealers.ts';
import { command } from './command.ts';

const usage = `
Generates dealers' sites: npm run build -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where the sites are written (dist)
  --stock FILE     read this file instead of the one the dealer names; needs exactly one slug
  --accept-fewer   accept a stock that shows far fewer vehicles than the last build did; needs the dealers' slugs
  --shard I/N      only share I of N, so that N machines build a fleet together; shares are of about equal work
  --force          render every page, changed or not
  --renderer NAME  what renders the pages: forecourt (the default), or astro, to compare both
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
	buildSites,
);
