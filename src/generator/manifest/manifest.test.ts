import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashed } from './hashed-json.ts';
import { readManifest, stateDir, writeManifest } from './manifest.ts';
import { MANIFEST_VERSION, type Manifest } from './manifest-form.ts';
import { hashOfPaths } from './manifest-text.ts';

const MANIFEST: Omit<Manifest, 'listing'> = {
	version: MANIFEST_VERSION,
	inputs: 'inputs',
	builtFor: '2026-03-02T00:00:00.000Z',
	validUntil: '2026-03-03T00:00:00.000Z',
	shared: 'shared',
	pages: { 'index.html': ['key', '2026-03-02T00:00:00.000Z', 'home', '', ''] },
	files: { 'robots.txt': 'robots' },
	stock: null,
	hosts: ['www.coastmotors.example'],
	hasApi: false,
	apiFile: '',
	assets: { '_astro/a.js': '2026-03-02' },
};

/** An output folder with a manifest, whose text may be another. */
function written(change: (text: string) => string = (text) => text): string {
	const outDir = mkdtempSync(join(tmpdir(), 'manifest-'));
	writeManifest(outDir, 'coast-motors', MANIFEST);
	const file = join(stateDir(outDir, 'coast-motors'), 'manifest.json');
	writeFileSync(file, change(readFileSync(file, 'utf8')));
	return outDir;
}

test('a manifest is read as it was written', () => {
	expect(readManifest(written(), 'coast-motors')).toMatchObject({
		...MANIFEST,
		listing: { pages: 1, paths: hashOfPaths(['robots.txt', 'index.html', '_astro/a.js']) },
	});
});

test.each([
	{ what: 'with another letter', change: (text: string) => text.replace('"key"', '"kei"') },
	{ what: 'without its end', change: (text: string) => text.slice(0, -10) },
	{ what: 'without its hash', change: () => JSON.stringify(MANIFEST) },
	{ what: 'that is empty', change: () => '' },
	{
		what: 'of another version',
		change: () => hashed({ ...MANIFEST, version: 5 }, { pages: {} }),
	},
])('a manifest $what counts as none, so that everything is built again', ({ change }) => {
	const { pages, inputs } = readManifest(written(change), 'coast-motors');
	expect({ pages, inputs }).toEqual({ pages: {}, inputs: '' });
});
