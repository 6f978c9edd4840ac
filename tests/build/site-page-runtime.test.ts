import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildTestSites, TEST_DEALERS } from '../fixtures/sites/test-sites.ts';

const byAstro = mkdtempSync(join(tmpdir(), 'forecourt-by-astro-'));

beforeAll(() => buildTestSites(byAstro, new Date(inject('sites').now), ['--renderer', 'astro']), 600_000);

afterAll(() => rmSync(byAstro, { recursive: true, force: true }));

/** A page without what may differ: Astro counts islands otherwise, and gives each an id that only its development server reads. */
function comparable(file: string): string {
	return readFileSync(file, 'utf8').replaceAll(/(<astro-island)( uid="[^"]*")?( prefix="r\d+")/g, '$1');
}

test.each(TEST_DEALERS.flatMap(({ slugs }) => slugs))(
	'every page of %s is byte for byte the same as rendered by Astro itself',
	(slug) => {
		const pages = globSync('**/*.html', { cwd: join(byAstro, slug) });
		expect(pages.length).toBeGreaterThan(0);
		expect(pages.toSorted()).toEqual(
			globSync('**/*.html', { cwd: join(inject('sites').outDir, slug) }).toSorted(),
		);
		const differing = pages.filter(
			(page) =>
				comparable(join(byAstro, slug, page)) !== comparable(join(inject('sites').outDir, slug, page)),
		);
		expect(differing).toEqual([]);
	},
);
