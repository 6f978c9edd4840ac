import { expect, test } from 'vitest';
import { TEMPLATES } from '../../src/config/templates/index.ts';
import { isInBundle } from '../../src/generator/bundle/sources-hash.ts';
import { filesBelow } from '../../src/generator/files/files-on-disk.ts';
import { root } from '../choose-dealers.ts';
import { concernedDealers } from './concern.ts';
import { templateFiles } from './template-files.ts';

const FLEET = [
	{ slug: 'coast', template: 'caravans' },
	{ slug: 'range', template: 'motorcycles' },
	{ slug: 'broken', template: null },
];
const FILES = {
	dealersFolder: 'dealers',
	templateFiles: new Map([
		['caravans', new Set(['caravans', 'plain'])],
		['motorcycles', new Set(['motorcycles', 'plain'])],
	]),
};
const concerned = (...paths: string[]) => concernedDealers(paths, FLEET, FILES).map(({ slug }) => slug);

test.each([
	{ path: 'dealers/coast/dealer.ts', what: 'options', slugs: ['coast'] },
	{ path: 'dealers/coast/stock.json', what: 'a feed', slugs: ['coast'] },
	{ path: 'dealers/coast/content/pages/about-us.md', what: 'a text', slugs: ['coast'] },
	{ path: 'dealers/range/images/logo.svg', what: 'a picture', slugs: ['range'] },
])('$what of a dealer concerns that dealer: $path', ({ path, slugs }) => {
	expect(concerned(path)).toEqual(slugs);
});

test.each([
	{ path: 'src/config/templates/caravans.ts', slugs: ['broken', 'coast'] },
	{ path: 'src/config/templates/motorcycles.ts', slugs: ['broken', 'range'] },
	{ path: 'src/config/templates/group.ts', slugs: ['broken'] },
	{ path: 'src/config/templates/plain.ts', slugs: ['broken', 'coast', 'range'] },
])(
	'a template concerns the dealers that use it, and those whose options cannot be read: $path',
	({ path, slugs }) => {
		expect(concerned(path)).toEqual(slugs);
	},
);

test.each([
	{ path: 'src/ui/card/Card.tsx' },
	{ path: 'src/content/standard/privacy-policy.md' },
	{ path: 'src/config/templates/index.ts' },
	{ path: 'public/placeholder.svg' },
	{ path: 'package-lock.json' },
	{ path: 'package.json' },
	{ path: 'astro.config.mjs' },
	{ path: 'scripts/build.ts' },
	{ path: 'scripts/demo/stock/demo-stock.ts' },
	// Options that several dealers import, beside their folders.
	{ path: 'dealers/shared/columns.ts' },
	{ path: 'dealers/columns.ts' },
	// A file of an unknown kind.
	{ path: 'makers.json' },
])('every dealer is concerned by $path', ({ path }) => {
	expect(concerned(path)).toEqual(['broken', 'coast', 'range']);
});

test.each([
	{ path: 'docs/recipes/add-a-dealer.md' },
	{ path: 'README.md' },
	{ path: 'tests/e2e/forms/forms.spec.ts' },
	{ path: 'src/stock/check/slugs.test.ts' },
	{ path: 'src/config/templates/templates.test.ts' },
	{ path: 'src/ui/card/Card.examples.tsx' },
	{ path: 'src/lead-api/app.ts' },
	{ path: 'src/stock/README.md' },
	{ path: 'scripts/bench.ts' },
	{ path: 'scripts/test/steps.ts' },
	{ path: '.github/workflows/publish.yml' },
	{ path: 'knip.ts' },
])('no dealer is concerned by $path', ({ path }) => {
	expect(concerned(path)).toEqual([]);
});

test('no file that a build reads counts as concerning no dealer', () => {
	const files = ['src', 'public'].flatMap((folder) =>
		filesBelow(`${root}/${folder}`).map((file) => `${folder}/${file}`),
	);
	const read = [...files.filter(isInBundle), 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'];
	expect(read.length).toBeGreaterThan(1000);
	const templates = { dealersFolder: 'dealers', templateFiles: templateFiles(root) };
	const fleet = Object.keys(TEMPLATES).map((template) => ({ slug: template, template }));
	expect(read.filter((path) => concernedDealers([path], fleet, templates).length === 0)).toEqual([]);
});

test('a dealer is listed once, with the first file that concerns it', () => {
	expect(concernedDealers(['docs/x.md', 'dealers/coast/a.md', 'src/site/site.ts'], FLEET, FILES)).toEqual([
		{ slug: 'broken', because: 'src/site/site.ts' },
		{ slug: 'coast', because: 'dealers/coast/a.md' },
		{ slug: 'range', because: 'src/site/site.ts' },
	]);
});

test('with --dealers the folder of dealers may be another one, even below tests', () => {
	const files = { ...FILES, dealersFolder: 'tests/fixtures/dealers' };
	expect(concernedDealers(['tests/fixtures/dealers/coast/dealer.ts'], FLEET, files)).toHaveLength(1);
	expect(concernedDealers(['dealers/coast/dealer.ts'], FLEET, files)).toHaveLength(3);
});

test('the files of a template are its own and those of the templates it is based on', () => {
	const files = templateFiles(root);
	expect([...files.keys()].toSorted()).toEqual(Object.keys(TEMPLATES).toSorted());
	for (const [name, parts] of files) expect([...parts], name).toContain(name);
	expect([...(files.get('caravans') ?? [])]).toEqual(expect.arrayContaining(['caravans', 'plain']));
	expect([...(files.get('plain') ?? [])]).not.toContain('caravans');
});
