import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChangedFolders, watchFolders } from './changed-folders.ts';

let [dir, dealers]: string[] = [];
let folders: ChangedFolders;
let failures: string[];
const at = (...path: string[]) => join(String(dealers), ...path);
const write = (...path: string[]) => writeFileSync(at(...path), String(Math.random()));
/** Writes a file under another name and renames it, as uploads and editors do. */
const replace = (...path: string[]) => {
	write('..', 'upload');
	renameSync(at('..', 'upload'), at(...path));
};
const noticed = (...slugs: string[]) => {
	const seen = new Set<string>();
	return expect
		.poll(() => {
			for (const slug of folders.take()) seen.add(slug);
			return [...seen].sort();
		})
		.toEqual(slugs);
};

beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'forecourt-watched-'));
	dealers = join(dir, 'dealers');
	for (const slug of ['coast', 'range']) {
		mkdirSync(at(slug, 'content', 'pages'), { recursive: true });
		write(slug, 'stock.json');
	}
	failures = [];
	folders = watchFolders(at(), (reason) => failures.push(reason));
});
afterEach(() => {
	folders.close();
	rmSync(String(dir), { recursive: true });
});

test('every replacement of a file is noticed', async () => {
	for (let time = 0; time < 3; time++) {
		replace('coast', 'stock.json');
		await noticed('coast');
	}
	write('coast', 'stock.json');
	await noticed('coast');
});

test('a wait ends when a changed folder is quiet, and what changes during it counts once', async () => {
	const quiet = folders.next();
	for (let time = 0; time < 3; time++) write('coast', 'stock.json');
	expect([...folders.take()]).toEqual([]);
	await quiet;
	expect([...folders.take()]).toEqual(['coast']);
	expect([...folders.take()]).toEqual([]);
});

test('a file in a subfolder and a removed file are noticed', async () => {
	write('range', 'content', 'pages', 'about.md');
	await noticed('range');
	rmSync(at('range', 'content', 'pages', 'about.md'));
	await noticed('range');
});

test('a new folder, and a folder in place of another one, are noticed', async () => {
	mkdirSync(at('valley', 'images'), { recursive: true });
	await noticed('valley');
	write('valley', 'images', 'logo.svg');
	await noticed('valley');
	renameSync(at('valley'), at('..', 'before'));
	mkdirSync(at('valley'));
	await noticed('valley');
	write('valley', 'stock.json');
	await noticed('valley');
	write('..', 'before', 'images', 'logo.svg');
	write('coast', 'stock.json');
	await noticed('coast');
});

test('changes of a dealer whose folder is a link are noticed, even where it has a link back', async () => {
	mkdirSync(at('..', 'elsewhere'));
	symlinkSync('.', at('..', 'elsewhere', 'back'));
	symlinkSync(at('..', 'elsewhere'), at('linked'));
	await noticed('linked');
	replace('linked', 'stock.json');
	await noticed('linked');
	replace('linked', 'stock.json');
	await noticed('linked');
	expect(failures).toEqual([]);
});

test('a folder that cannot be watched is reported', () => {
	const missing = watchFolders(at('missing'), (reason) => failures.push(reason));
	expect(failures).toEqual([expect.stringContaining('ENOENT')]);
	missing.close();
});
