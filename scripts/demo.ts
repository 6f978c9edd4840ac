import { resolve } from 'node:path';
import { DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { prepareDemo } from './demo/prepare/prepare-demo.ts';

const usage = `
Makes the demo dealers' stock and pictures for today: npm run demo -- [options]

  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --now TIME       make them as of this time (ISO 8601), for tests and previews

They are written into the dealers' folders, and only when the day or their sources have changed.
`;

await command(
	{
		usage,
		options: { dealers: { type: 'string', default: DEFAULT_DEALERS }, now: { type: 'string' } },
	},
	async ({ dealers, now }) => {
		if (now && Number.isNaN(Date.parse(now)))
			throw new UserError(`--now takes a time such as 2026-11-20T09:00:00+10:00, found ${now}`);
		const started = performance.now();
		const prepared = await prepareDemo({
			root,
			dealersDir: resolve(dealers),
			now: now ? new Date(now) : new Date(),
		});
		if (prepared.kind === 'fresh') return 0;
		const vehicles = prepared.dealers.reduce((sum, dealer) => sum + dealer.vehicles, 0);
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(
			`Demo of ${prepared.day}: ${vehicles} vehicles of ${prepared.dealers.length} dealers, ${prepared.picturesChanged} pictures redrawn, in ${seconds} s`,
		);
		const problems = prepared.dealers.flatMap((dealer) => dealer.problems);
		for (const problem of problems) console.error(problem);
		return problems.length === 0 ? 0 : 1;
	},
);
