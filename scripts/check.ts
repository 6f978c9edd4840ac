import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadDealer } from '../src/config/load-dealer.ts';
import { formatProblem } from '../src/config/problems/problem.ts';
import { pageRenderer } from '../src/generator/pages/pages-to-check.ts';
import { sourceNotes } from '../src/law/source-notes.ts';
import { checkDealers } from '../src/site/check/check-dealers.ts';
import { explainStock } from '../src/stock/explain/explain-stock.ts';
import { Refused } from '../src/stock/refused.ts';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { prepareDemo } from './demo/prepare/prepare-demo.ts';

const usage = `
Lists every problem of dealers' configuration, stock and content, and renders their pages to see that they keep
the legal rules (docs/recipes/legal-rules.md): npm run check -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where a build has written sites: unchanged pages are read from there (dist)
  --explain ROW    show instead how each column of one row of the stock was read: a line of a table, or a
                   record counted from 1; needs exactly one slug
  --stock FILE     with --explain: read this file instead of the one the dealer names

Exits with 1 when there is a problem. Notes, such as menu entries whose page the site lacks, are not problems.
`;

await command(
	{
		usage,
		options: {
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			out: { type: 'string', default: 'dist' },
			explain: { type: 'string' },
			stock: { type: 'string' },
		},
	},
	async ({ dealers, out, explain, stock }, names) => {
		const dealersDir = resolve(dealers);
		if (stock !== undefined && explain === undefined) throw new UserError('--stock is for --explain ROW');
		await prepareDemo({ root, dealersDir, now: new Date(), slugs: chooseDealers(dealersDir, names) });
		if (explain !== undefined) return explainOne(dealersDir, names, explain, stock ?? null);
		const { problems, notes } = await checkDealers(dealersDir, chooseDealers(dealersDir, names), new Date(), {
			render: pageRenderer(root, resolve(out)),
		});
		for (const note of [...notes, ...sourceNotes()]) console.log(`note: ${note}`);
		for (const problem of problems) console.log(problem);
		console.log(
			problems.length === 0
				? 'No problems.'
				: `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
		);
		return problems.length === 0 ? 0 : 1;
	},
);

/** Prints how each column of one row of a dealer's stock was read. */
async function explainOne(
	dealersDir: string,
	names: string[],
	row: string,
	stock: string | null,
): Promise<number> {
	const [slug, ...others] = chooseDealers(dealersDir, names);
	if (!slug || others.length > 0)
		throw new UserError(
			`--explain is about one dealer's stock: name it, as in npm run check -- ${slug} --explain 12`,
		);
	if (!/^[1-9]\d*$/.test(row))
		throw new UserError(`--explain takes the number of a row, such as 12, found ${row}`);
	const { dealer, problems } = await loadDealer(dealersDir, slug);
	if (!dealer) throw new UserError(problems.map(formatProblem).join('\n'));
	const scratch = await mkdtemp(join(tmpdir(), 'forecourt-explain-'));
	try {
		const file = stock === null ? null : resolve(stock);
		const lines = await explainStock(
			dealer.stock.from,
			join(dealersDir, slug),
			Number(row),
			file,
			join(scratch, 'answer'),
		);
		if (lines instanceof Refused) throw new UserError(lines.reason);
		for (const line of lines) console.log(line);
		return 0;
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}
