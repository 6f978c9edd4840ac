import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFleet } from '../../src/generator/build-fleet.ts';
import { bundleOf } from '../../src/generator/bundle/bundle.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const fleet = new Fleet();
afterAll(() => fleet.remove());

/** The threads' module, as an address. */
const WORKER = new URL('../../src/generator/threads/worker.ts', import.meta.url).href;

/** A project of sources without pages, whose bundle has an entry that the test writes. */
function projectWith(name: string, entry: string): string {
	const root = join(fleet.dir, name);
	for (const dir of ['src', 'public']) mkdirSync(join(root, dir), { recursive: true });
	for (const file of ['package-lock.json', 'astro.config.mjs', 'tsconfig.json'])
		writeFileSync(join(root, file), '');
	const { dir, worker } = bundleOf(root, 'forecourt');
	for (const part of [join(dir, 'server'), join(dir, 'client'), dirname(worker)])
		mkdirSync(part, { recursive: true });
	writeFileSync(worker, `import '${WORKER}';`);
	writeFileSync(join(dir, 'server/entry.mjs'), entry);
	return root;
}

const build = (root: string) =>
	buildFleet({
		root,
		dealersDir: fleet.dealersDir,
		outDir: fleet.outDir,
		renderer: 'forecourt',
		slugs: ['coast-motors', 'range-motors'],
		stockFile: null,
		acceptFewer: false,
		force: true,
		now: new Date(),
		progress: () => {},
		signal: new AbortController().signal,
	});

const RENDERS = "export const render = async (kind) => '<html><head></head>' + kind;";

beforeAll(async () => {
	fleet.dealer('coast-motors', vehicles(3));
	fleet.dealer('range-motors', vehicles(3));
	const outcomes = await build(projectWith('whole', RENDERS));
	expect(outcomes.flatMap((outcome) => (outcome.status === 'failed' ? outcome.problems : []))).toEqual([]);
}, 60_000);

test('a page whose rendering throws is reported with the cause; its site stays unchanged, and other dealers are built', async () => {
	const before = fleet.site('coast-motors');
	const throwing = `export const render = async (kind, { shell }) => {
		if (kind === 'vehicle' && shell.dealer === 'coast-motors') throw new Error('src/ui/card/Price.astro: no price');
		return '<html><head></head>again ' + kind;
	};`;
	const outcomes = await build(projectWith('throwing', throwing));
	expect(outcomes).toContainEqual({
		status: 'failed',
		slug: 'coast-motors',
		problems: [expect.stringMatching(/^\/cars\/[\w-]+: src\/ui\/card\/Price\.astro: no price$/)],
	});
	expect(outcomes).toContainEqual(expect.objectContaining({ status: 'built', slug: 'range-motors' }));
	expect(fleet.site('coast-motors')).toEqual(before);
	expect(fleet.read('range-motors', 'index.html')).toContain('again home');
});

test.each([
	['another entry', 'export const draw = () => {};', 'it has no function render'],
	['a broken entry', 'export const render = ;', 'Unexpected token'],
	[
		'components of another compiler version',
		"import { defineStyleVars } from 'data:text/javascript,export const render = 1';",
		"does not provide an export named 'defineStyleVars'",
	],
])('a bundle with %s is reported with the remedy, and sites stay unchanged', async (what, entry, cause) => {
	const before = fleet.site('coast-motors');
	const root = projectWith(what.replaceAll(' ', '-'), entry);
	const outcomes = await build(root);
	const { dir } = bundleOf(root, 'forecourt');
	expect(outcomes).toHaveLength(2);
	for (const outcome of outcomes) {
		expect(outcome).toMatchObject({
			status: 'failed',
			problems: [expect.stringContaining(`delete ${dir}, and the next build makes it anew`)],
		});
		expect(outcome).toMatchObject({ problems: [expect.stringContaining(cause)] });
	}
	expect(fleet.site('coast-motors')).toEqual(before);
});

test('pages that do not compile end the build with the output of the compiler, and sites stay unchanged', async () => {
	const before = fleet.site('coast-motors');
	const root = projectWith('not-compiling', RENDERS);
	rmSync(bundleOf(root, 'forecourt').dir, { recursive: true });
	const astro = join(root, 'node_modules/astro/bin/astro.mjs');
	mkdirSync(dirname(astro), { recursive: true });
	writeFileSync(astro, "console.error('src/ui/card/Price.astro: unexpected token'); process.exit(1);");
	await expect(build(root)).rejects.toThrow(
		'The pages could not be bundled:\nsrc/ui/card/Price.astro: unexpected token',
	);
	expect(fleet.site('coast-motors')).toEqual(before);
	await expect(build(projectWith('mended', RENDERS))).resolves.toHaveLength(2);
});
