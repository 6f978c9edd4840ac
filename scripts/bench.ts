import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { reportText } from './bench/report-text.ts';
import type { Report, Suite } from './bench/suite.ts';
import { withWorkFolders } from './bench/work-folders.ts';
import { root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';

const SUITES = join(import.meta.dirname, 'bench', 'suites');
const known = readdirSync(SUITES).map((file) => file.replace(/\.ts$/, ''));

const usage = `
Measures what the project promises: npm run bench -- [suite…] [options]

  suite…           ${known.join(', ')}; all of them when none is named
  --quick          small sizes, one run: checks that it works, not how fast it is
  --targets        of the build suite only what its targets need: a quarter of an hour instead of an hour and a half
  --feed FILE      the build suite also builds one dealer with this feed: a JSON list, or CSV as of 'Australian Vehicle Prices'
  --json           end with one line of JSON
  --out DIR        also write <suite>.json and <suite>.txt into this folder
`;

await command(
	{
		usage,
		options: {
			quick: { type: 'boolean', default: false },
			targets: { type: 'boolean', default: false },
			feed: { type: 'string' },
			json: { type: 'boolean', default: false },
			out: { type: 'string' },
		},
	},
	async ({ quick, targets, feed, json, out }, names) => {
		const unknown = names.find((name) => !known.includes(name));
		if (unknown !== undefined)
			throw new UserError(`There is no suite '${unknown}'. Known: ${known.join(', ')}`);
		const started = performance.now();
		const results = [];
		for (const name of names.length > 0 ? names : known) {
			const { suite } = (await import(join(SUITES, `${name}.ts`))) as { suite: Suite };
			const report = await withWorkFolders((folders) =>
				suite.run({
					root,
					quick,
					targets,
					feed: feed ? resolve(feed) : null,
					folders,
					say: (line) => console.error(`${minutesSince(started)} min: ${line}`),
				}),
			);
			const result = {
				suite: name,
				quick,
				machine: machine(),
				measured_at: new Date().toISOString(),
				...report,
			};
			if (out) write(resolve(out), name, result);
			if (!json) console.log(reportText(result));
			results.push(result);
		}
		if (json) console.log(JSON.stringify(results));
		return 0;
	},
);

function minutesSince(started: number): string {
	return ((performance.now() - started) / 60_000).toFixed(1);
}

function machine() {
	return {
		processor: cpus()[0]?.model ?? 'unknown',
		cores: availableParallelism(),
		memory_gb: Math.round(totalmem() / 1024 ** 3),
		node: process.version,
	};
}

function write(dir: string, name: string, result: Report): void {
	mkdirSync(dir, { recursive: true });
	writeFileSync(join(dir, `${name}.json`), `${JSON.stringify(result, null, '\t')}\n`);
	writeFileSync(join(dir, `${name}.txt`), `${reportText(result)}\n`);
}
