import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StockSummarySchema } from '../stock/stock-report.ts';
import { writeWhole } from '../whole-file.ts';

/** What an output folder knows of one dealer's site, from which the next build tells what is new. */
const ManifestSchema = z.object({
	version: z.literal(1),
	/** Everything the site was made from, in one name. */
	inputs: z.string(),
	/** The moment from which the same inputs may give other pages. */
	validUntil: z.iso.datetime(),
	/** Page files with the hash of all they show, and when that last changed. */
	pages: z.record(z.string(), z.tuple([z.string(), z.iso.datetime()])),
	/** Other files made from the stock and the configuration, with their hash. */
	files: z.record(z.string(), z.string()),
	/** What there was to say of the stock; null before the first build. */
	stock: StockSummarySchema.nullable(),
	/** Host names the site is published at. */
	hosts: z.array(z.string()),
	/** Whether the site has a lead API, which reads a file of its own. */
	hasApi: z.boolean(),
	/** Hashed assets with the last day a build used them. */
	assets: z.record(z.string(), z.iso.date()),
});

export type Manifest = z.output<typeof ManifestSchema>;

const EMPTY_MANIFEST: Manifest = {
	version: 1,
	inputs: '',
	validUntil: new Date(0).toISOString(),
	pages: {},
	files: {},
	stock: null,
	hosts: [],
	hasApi: false,
	assets: {},
};

/** The folder of an output folder where the generator keeps what belongs to one dealer; never served. */
export function stateDir(outDir: string, slug: string): string {
	return join(outDir, '.forecourt', slug);
}

/**
 * What a new build may keep of the last one; nothing but the ages of assets when everything is to be made again.
 *
 * @throws when the site's folder holds files although no build of ours has left anything: they are somebody else's
 */
export function previousBuild(
	{ outDir, slug, force }: { outDir: string; slug: string; force: boolean },
	hasFiles: boolean,
): Manifest {
	// The journal is written before the first file of a site is.
	if (hasFiles && !existsSync(journal(outDir, slug))) {
		throw new Error(
			`${join(outDir, slug)} holds files that no build has written; remove it, or choose another --out`,
		);
	}
	const manifest = readManifest(outDir, slug);
	return force ? { ...EMPTY_MANIFEST, assets: manifest.assets } : manifest;
}

/** What the last build left. A missing, broken or older manifest means that everything is made again. */
export function readManifest(outDir: string, slug: string): Manifest {
	const file = join(stateDir(outDir, slug), 'manifest.json');
	if (!existsSync(file)) return EMPTY_MANIFEST;
	try {
		const manifest = ManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
		const unsure = new Set(pendingFiles(outDir, slug));
		if (unsure.size === 0) return manifest;
		const sure = <T>(entries: Record<string, T>) =>
			Object.fromEntries(Object.entries(entries).filter(([path]) => !unsure.has(path)));
		return { ...manifest, inputs: '', pages: sure(manifest.pages), files: sure(manifest.files) };
	} catch {
		return EMPTY_MANIFEST;
	}
}

/** Writes the manifest last of all: until then a build that dies is repeated by the next one. */
export function writeManifest(outDir: string, slug: string, manifest: Manifest): void {
	writeWhole(join(stateDir(outDir, slug), 'manifest.json'), JSON.stringify(manifest));
	writeWhole(journal(outDir, slug), '[]');
}

/**
 * Notes which files are about to change. Should the build die in the middle, the next one makes these again, whatever the
 * manifest says of them.
 */
export function notePending(outDir: string, slug: string, files: readonly string[]): void {
	writeWhole(journal(outDir, slug), JSON.stringify(files));
}

function pendingFiles(outDir: string, slug: string): string[] {
	const file = journal(outDir, slug);
	return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function journal(outDir: string, slug: string): string {
	return join(stateDir(outDir, slug), 'pending.json');
}
