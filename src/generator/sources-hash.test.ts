import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isInBundle, sourcesHash } from './sources-hash.ts';

/** A repository with these files. */
function repository(files: Record<string, string>): string {
	const root = mkdtempSync(join(tmpdir(), 'sources-'));
	const needed = { 'package-lock.json': '', 'astro.config.mjs': '', 'tsconfig.json': '', 'public/a.svg': '' };
	for (const [path, text] of Object.entries({ ...needed, 'src/site/site.ts': '', ...files })) {
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
])('a change of $what does not: $path', ({ path }) => {
	expect(isInBundle(path)).toBe(false);
	expect(sourcesHash(repository({ [path]: 'new' }))).toBe(sourcesHash(repository({ [path]: 'old' })));
});
