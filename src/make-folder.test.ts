import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'make-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a folder is created with its parent folders, and may exist already', () => {
	const dir = join(root, 'a', 'b', 'c');
	makeFolder(dir);
	makeFolder(dir);
	expect(statSync(dir).isDirectory()).toBe(true);
});

test('a file in place of the folder is refused', () => {
	const file = join(root, 'file');
	writeFileSync(file, '');
	expect(() => makeFolder(join(file, 'below', 'it'))).toThrow(
		`ENOTDIR: not a directory, mkdir '${join(file, 'below')}'`,
	);
});

// In a separate process: a call that never returns would stop all tests. Systems without /proc refuse it too.
test('a file system without room for folders refuses at once', () => {
	const module = new URL('./make-folder.ts', import.meta.url).href;
	const script = `import(${JSON.stringify(module)}).then(({ makeFolder }) => makeFolder('/proc/forecourt/dist'))`;
	expect(() => execFileSync(process.execPath, ['-e', script], { timeout: 30_000, stdio: 'pipe' })).toThrow(
		/mkdir '\/proc/,
	);
});
