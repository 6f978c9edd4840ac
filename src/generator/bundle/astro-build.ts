import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RendererName } from './bundle.ts';

const run = promisify(execFile);

/**
 * Compiles the pages into a folder with `astro build`.
 *
 * @throws with the last lines of its output, when it fails
 */
export async function astroBuild(root: string, outDir: string, renderer: RendererName): Promise<void> {
	const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
	try {
		await run(process.execPath, [astro, 'build'], {
			cwd: root,
			env: {
				...withoutModes(process.env),
				NODE_ENV: 'production',
				ASTRO_TELEMETRY_DISABLED: '1',
				ASTRO_KEY,
				FORECOURT_BUNDLE: outDir,
				FORECOURT_RENDERER: renderer,
			},
			maxBuffer: 64 * 1024 * 1024,
		});
	} catch (error) {
		const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
		const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
		throw new Error(`The pages could not be bundled:\n${output}`);
	}
}

/** The environment without the mode variables that test runners set; inherited, they would produce a development bundle. */
function withoutModes({
	DEV,
	PROD,
	SSR,
	MODE,
	BASE_URL,
	VITEST,
	...others
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return others;
}

/** A fixed key, as Astro otherwise puts a random key into every bundle. No page uses it: nothing is encrypted. */
const ASTRO_KEY = Buffer.alloc(32, 'forecourt').toString('base64');
