import { resolve } from 'node:path';
import { checkDealer, checkFleet } from '../src/config/check-dealer.ts';
import type { Dealer } from '../src/config/complete-dealer.ts';
import { loadDealer } from '../src/config/load-dealer.ts';
import { formatProblem } from '../src/config/problem.ts';
import { checkSite } from '../src/site/check-site.ts';
import { chooseDealers, DEFAULT_DEALERS } from './choose-dealers.ts';
import { command } from './command.ts';

const usage = `
Tells every problem of dealers' configuration, stock and content at once: npm run check -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})

Exits with 1 when there is a problem. Notes, such as menu entries whose page the site lacks, are no problems.
`;

await command(
	{ usage, options: { dealers: { type: 'string', default: DEFAULT_DEALERS } } },
	async ({ dealers }, names) => {
		const dealersDir = resolve(dealers);
		const parsed: Dealer[] = [];
		const problems: string[] = [];
		const notes: string[] = [];
		for (const slug of chooseDealers(dealersDir, names)) {
			const { dealer, problems: found } = await loadDealer(dealersDir, slug);
			problems.push(...found.map(formatProblem));
			if (!dealer) continue;
			parsed.push(dealer);
			problems.push(...checkDealer(dealer, dealersDir).map(formatProblem));
			const site = await checkSite(dealer, dealersDir, new Date());
			problems.push(...site.problems);
			notes.push(...site.notes);
		}
		problems.push(...checkFleet(parsed).map(formatProblem));
		for (const note of notes) console.log(`note: ${note}`);
		for (const problem of problems) console.log(problem);
		console.log(
			problems.length === 0
				? 'No problems.'
				: `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
		);
		return problems.length === 0 ? 0 : 1;
	},
);
