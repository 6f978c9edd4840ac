import { resolve } from 'node:path';
import { checkDealers } from '../src/site/check-dealers.ts';
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
		const { problems, notes } = await checkDealers(dealersDir, chooseDealers(dealersDir, names), new Date());
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
