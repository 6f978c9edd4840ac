import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isInBundle } from './sources-hash.ts';

/** The module of the generator's threads. */
const WORKER = join('src', 'generator', 'threads', 'worker.ts');

/** Packages, and what the bundler adds. */
const NOT_OURS = /[\\/]node_modules[\\/]|\0/;

/** The environment variable in which a thread finds the repository, as an address that ends in a slash. */
export const SOURCES_VARIABLE = 'FORECOURT_SOURCES';

/**
 * Bundles the module of the generator's threads with all that it imports into one file: loading 1,200 modules takes a thread longer than a
 * small change takes to build.
 *
 * @param root the repository
 * @returns the code of the file
 * @throws naming a module that the hash of the sources leaves out, as its changes would not be seen
 */
export async function bundleWorker(root: string): Promise<string> {
	// Only here: most builds find their bundle made.
	const { rolldown } = await import('rolldown');
	const { viteDynamicImportVarsPlugin, viteImportGlobPlugin } = await import('rolldown/experimental');
	// Modules are named by their true paths.
	const from = realpathSync(root);
	const bundling = await rolldown({
		cwd: root,
		input: join(root, WORKER),
		platform: 'node',
		// A native module, found in its own folder.
		external: ['sharp'],
		plugins: [
			viteDynamicImportVarsPlugin(),
			viteImportGlobPlugin({ root }),
			{
				name: 'own-modules',
				transform: {
					filter: { id: { exclude: NOT_OURS } },
					handler(code, id) {
						const path = relative(from, id).split(sep).join('/');
						if (!isInBundle(path))
							throw new Error(
								`${path} is in no bundle (src/generator/bundle/sources-hash.ts), but the generator imports it`,
							);
						return code.includes('import.meta.url')
							? code.replaceAll('import.meta.url', addressOf(path))
							: null;
					},
				},
			},
		],
	});
	try {
		const { output } = await bundling.generate({ codeSplitting: false });
		return output[0].code;
	} finally {
		await bundling.close();
	}
}

/**
 * The address of a module, as an expression. It is that of the repository the thread works in: working trees with the same sources share a
 * bundle.
 */
function addressOf(path: string): string {
	return `new URL(${JSON.stringify(path)}, process.env.${SOURCES_VARIABLE}).href`;
}
