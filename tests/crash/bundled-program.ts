import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/choose-dealers.ts';

const FOLDER = join(root, '.forecourt/programs');

const made = new Map<string, Promise<string>>();

/**
 * Bundles a program of the tests with all that it imports, once for a test file. Trials start it some hundred times, and loading a thousand
 * modules takes most of the processor time of a start. What it loads by its address, such as the module of a thread, is loaded from its
 * source.
 *
 * @returns the file for Node to start
 */
export function bundledProgram(source: string): Promise<string> {
	const known = made.get(source) ?? bundled(source);
	made.set(source, known);
	return known;
}

async function bundled(source: string): Promise<string> {
	const bundling = await rolldown({
		input: source,
		platform: 'node',
		// Native modules, which Node finds in their own folders.
		external: ['sharp', 'pg-native'],
		plugins: [{ name: 'own-places', transform: withPlaces }],
	});
	const file = join(FOLDER, `${basename(source, '.ts')}.mjs`);
	await mkdir(FOLDER, { recursive: true });
	// Other test files may be starting the same program.
	const fresh = `${file}.${process.pid}`;
	await bundling.write({ file: fresh, codeSplitting: false });
	await bundling.close();
	await rename(fresh, file);
	return file;
}

/** The code of a module that knows where its source is. */
function withPlaces(code: string, id: string): string | null {
	if (!code.includes('import.meta.')) return null;
	return code
		.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
		.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
}
