import { mkdirSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isInBundle, programHash, sourcesHash } from './sources-hash.ts';

/** A repository with these files. */
function repository(files: Record<string, string>): string {
	const root = mkdtempSync(join(tmpdir(), 'sources-'));
	const needed = { 'package-lock.json': '', 'astro.config.mjs': '', 'tsconfig.json': '', 'public/a.svg': '' };
	const sources = { 'src/site/site.ts': '', 'scripts/watch.ts': '' };
	for (const [path, text] of Object.entries({ ...needed, ...sources, ...files })) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	return root;
}

test.each([
	{ path: 'src/site/site.ts', what: 'a source' },
	{ path: 'src/content/standard/privacy-policy.md', what: 'a standard text' },
	{ path: 'public/placeholder.svg', what: 'a file that every dealer serves' },
	{ path: 'package-lock.json', what: 'a package' },
	{ path: 'astro.config.mjs', what: 'a setting of the bundler' },
])('a change of $what changes the hash: $path', ({ path }) => {
	expect(isInBundle(path)).toBe(true);
	expect(sourcesHash(repository({ [path]: 'new' }))).not.toBe(sourcesHash(repository({ [path]: 'old' })));
});

test.each([
	{ path: 'src/site/site.test.ts', what: 'a test' },
	{ path: 'src/ui/card/Card.examples.tsx', what: 'an example of the gallery' },
	{ path: 'src/lead-api/app.ts', what: 'the lead API' },
	{ path: 'src/preview/hosts.ts', what: 'the preview' },
	{ path: 'src/deploy/release.ts', what: 'publishing' },
	{ path: 'src/edge/serve.ts', what: 'the edge service' },
	{ path: 'src/stock/README.md', what: 'a README' },
	{ path: 'docs/glossary.md', what: 'a document' },
	{ path: 'dealers/coast-motors/dealer.ts', what: 'a dealer' },
])('a change of $what leaves the hash: $path', ({ path }) => {
	expect(isInBundle(path)).toBe(false);
	expect(sourcesHash(repository({ [path]: 'new' }))).toBe(sourcesHash(repository({ [path]: 'old' })));
});

const SOURCE = 'src/site/site.ts';
/** A time at which no file has been changed for long. */
const later = () => Date.now() + 60_000;

test('sources are read again only after a change, even one that keeps their size and time', () => {
	const root = repository({ [SOURCE]: 'old' });
	const kept = join(root, '.forecourt', 'sources.json');
	const before = sourcesHash(root, later());
	// An edited hash in the file proves that the sources are not read.
	writeFileSync(kept, JSON.stringify({ ...JSON.parse(readFileSync(kept, 'utf8')), hash: 'as kept' }));
	expect(sourcesHash(root, later())).toBe('as kept');
	const { atime, mtime } = statSync(join(root, SOURCE));
	writeFileSync(join(root, SOURCE), 'new');
	utimesSync(join(root, SOURCE), atime, mtime);
	expect(sourcesHash(root, later())).toBe(sourcesHash(repository({ [SOURCE]: 'new' })));
	writeFileSync(kept, '{"version":');
	writeFileSync(join(root, SOURCE), 'old');
	expect(sourcesHash(root, later())).toBe(before);
});

test('the hash of sources that were changed a moment ago is not stored, as the next change may have the same time', () => {
	const root = repository({ [SOURCE]: 'old' });
	sourcesHash(root);
	expect(() => readFileSync(join(root, '.forecourt', 'sources.json'))).toThrow('ENOENT');
});

test.each([
	{ path: 'scripts/watch/publish-gate.ts', isRun: true },
	{ path: 'src/deploy/release.ts', isRun: true },
	{ path: 'src/preview/rules/redirects-file.ts', isRun: true },
	{ path: 'src/site/site.ts', isRun: true },
	{ path: 'package-lock.json', isRun: true },
	{ path: 'scripts/deploy/unlawful-pages.test.ts', isRun: false },
	{ path: 'docs/glossary.md', isRun: false },
])('a running command is out of date after a change of $path: $isRun', ({ path, isRun }) => {
	const [before, after] = ['old', 'new'].map((text) => programHash(repository({ [path]: text })));
	expect(before !== after).toBe(isRun);
});
