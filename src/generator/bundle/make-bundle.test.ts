import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { makeBundle } from './make-bundle.ts';

const WORKER = "import { price } from '../../domain/price.ts';\nconsole.log(price, import.meta.url);";

/** A repository whose pages `astro build` bundles by running `astro`. */
function repository(files: Record<string, string>, astro = ''): string {
	const root = mkdtempSync(join(tmpdir(), 'bundle-'));
	const needed = {
		'package.json': '{ "type": "module" }',
		'package-lock.json': '',
		'astro.config.mjs': '',
		'tsconfig.json': '{}',
		'public/a.svg': '',
		'src/generator/threads/worker.ts': WORKER,
		'node_modules/astro/bin/astro.mjs': `import { writeFileSync } from 'node:fs';\n${astro}`,
	};
	for (const [path, text] of Object.entries({ ...needed, ...files })) write(root, path, text);
	return root;
}

function write(root: string, path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

async function workerOf(root: string): Promise<string> {
	const bundle = bundleOf(root, 'forecourt');
	const { compiled } = await makeBundle(root, bundle, 'forecourt');
	await compiled;
	return readFileSync(bundle.worker, 'utf8');
}

test('a changed source is never served from the bundle of an earlier one', async () => {
	const root = repository({ 'src/domain/price.ts': "export const price: string = 'the earlier';" });
	expect(await workerOf(root)).toContain('the earlier');
	write(root, 'src/domain/price.ts', "export const price: string = 'the later';");
	const later = await workerOf(root);
	expect(later).toContain('the later');
	expect(later).not.toContain('the earlier');
});

test('threads read files beside a source from the repository that they work in', async () => {
	const worker = await workerOf(repository({ 'src/domain/price.ts': 'export const price = 1;' }));
	expect(worker).toContain('new URL("src/generator/threads/worker.ts", process.env.FORECOURT_SOURCES).href');
});

test('a bundled source that the hash of the sources leaves out is refused', async () => {
	const root = repository({
		'src/domain/price.ts': "export { price } from '../lead-api/price.ts';",
		'src/lead-api/price.ts': 'export const price = 1;',
	});
	await expect(workerOf(root)).rejects.toThrow('src/lead-api/price.ts is in no bundle');
	expect(existsSync(bundleOf(root, 'forecourt').worker)).toBe(false);
});

test('sources that change while they are bundled leave no bundle', async () => {
	const changes = "writeFileSync('src/domain/price.ts', 'export const price = 2;');";
	const root = repository({ 'src/domain/price.ts': 'export const price = 1;' }, changes);
	const { dir } = bundleOf(root, 'forecourt');
	await expect(workerOf(root)).rejects.toThrow('a source file was changed while the pages were bundled');
	expect(existsSync(dir)).toBe(false);
});

test('the module of the threads is made while pages are compiled, for them to open sites meanwhile', async () => {
	const waits = `import { existsSync } from 'node:fs';
		while (!existsSync('go-on') && performance.now() < 10_000) await new Promise((next) => setTimeout(next, 10));`;
	const root = repository({ 'src/domain/price.ts': 'export const price = 1;' }, waits);
	const bundle = bundleOf(root, 'forecourt');
	const { compiled } = await makeBundle(root, bundle, 'forecourt');
	expect(existsSync(bundle.worker)).toBe(true);
	expect(existsSync(bundle.dir)).toBe(false);
	write(root, 'go-on', '');
	await compiled;
	expect(existsSync(bundle.dir)).toBe(true);
});

test('a bundle that was last used days ago is not made again, nor is a part of it deleted', async () => {
	const counts = "writeFileSync('compilations', 'x', { flag: 'a' });";
	const root = repository({ 'src/domain/price.ts': 'export const price = 1;' }, counts);
	await workerOf(root);
	const { dir, worker } = bundleOf(root, 'forecourt');
	const daysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
	for (const part of [dir, dirname(worker)]) utimesSync(part, daysAgo, daysAgo);
	await workerOf(root);
	expect(existsSync(dir)).toBe(true);
	expect(readFileSync(join(root, 'compilations'), 'utf8')).toBe('x');
});

test('repositories that share their bundles by a link build one bundle together', async () => {
	const files = { 'src/domain/price.ts': 'export const price = 1;' };
	const [own, lent] = [repository(files), repository(files)];
	mkdirSync(join(own, '.forecourt/bundles'), { recursive: true });
	mkdirSync(join(lent, '.forecourt'));
	symlinkSync(join(own, '.forecourt/bundles'), join(lent, '.forecourt/bundles'));
	const [worker, other] = await Promise.all([workerOf(own), workerOf(lent)]);
	expect(other).toBe(worker);
});
