import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';

const usage = `
Shows one dealer's site while you work on it, with reload: npm run dev -- <slug> [options]

  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})

PORT chooses the port (4321).
`;

await command(
	{ usage, options: { dealers: { type: 'string', default: DEFAULT_DEALERS } } },
	({ dealers }, names) => {
		const dealersDir = resolve(dealers);
		const [slug] = chooseDealers(dealersDir, names);
		if (names.length !== 1 || !slug)
			throw new UserError(`Name the dealer to work on, as in npm run dev -- ${slug ?? 'coast-motors'}`);
		const astro = spawn(
			process.execPath,
			[
				join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'),
				'dev',
				'--port',
				process.env['PORT'] ?? '4321',
			],
			{
				cwd: root,
				stdio: 'inherit',
				env: {
					...process.env,
					ASTRO_TELEMETRY_DISABLED: '1',
					FORECOURT_DEALER: slug,
					FORECOURT_DEALERS: dealersDir,
				},
			},
		);
		process.on('SIGINT', () => astro.kill('SIGINT'));
		return new Promise<number>((settle) => astro.on('exit', (code) => settle(code ?? 0)));
	},
);
