import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../../../src/generator/files/files-on-disk.ts';
import { stateDir } from '../../../src/generator/manifest/manifest.ts';

/** A built site on disk. */
export interface BuiltSite {
	/** Page files, such as `cars/x.html`, sorted, with the page kind; null where an older build has not recorded it. */
	pages: ReadonlyMap<string, string | null>;
	/** The other files, sorted, without assets, which their hashes name. */
	files: readonly string[];
	read: (file: string) => Buffer;
	/** The private data of the lead API; null for a dealer without one. */
	apiData: string | null;
}

/** The site of a dealer that does not exist. */
export const NO_SITE: BuiltSite = {
	pages: new Map(),
	files: [],
	read: (file) => {
		throw new Error(`there is no ${file}`);
	},
	apiData: null,
};

/** The part of a build's record that names kinds; commits before it had none record something else. */
const KindsSchema = z.object({ pages: z.record(z.string(), z.array(z.string())) });

/** Opens the site of a dealer in an output folder. */
export function openBuiltSite(outDir: string, slug: string): BuiltSite {
	const dir = join(outDir, slug);
	const all = filesBelow(dir).toSorted();
	const kinds = kindsOf(outDir, slug);
	const api = join(outDir, '.api', `${slug}.json`);
	return {
		pages: new Map(
			all.filter((file) => file.endsWith('.html')).map((file) => [file, kinds[file]?.[2] ?? null] as const),
		),
		files: all.filter((file) => !file.endsWith('.html') && !file.startsWith('_astro/')),
		read: (file) => readFileSync(join(dir, file)),
		apiData: existsSync(api) ? readFileSync(api, 'utf8') : null,
	};
}

function kindsOf(outDir: string, slug: string): Record<string, readonly string[]> {
	const file = join(stateDir(outDir, slug), 'manifest.json');
	if (!existsSync(file)) return {};
	return KindsSchema.safeParse(parsedFile(file)).data?.pages ?? {};
}

function parsedFile(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
	}
}
