import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkFile } from './link-file.ts';

// As where a site's folder is on another device than the bundle.
vi.mock('node:fs', async (original) => ({
	...(await original<typeof import('node:fs')>()),
	linkSync: () => {
		throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
	},
}));

let dir = '';
const [source, target] = [() => join(dir, 'bundle.js'), () => join(dir, 'site', 'bundle.js')];
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'forecourt-link-'));
	writeFileSync(source(), 'one');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a file that cannot be linked is copied once', () => {
	linkFile(source(), target());
	const { ino } = statSync(target());
	linkFile(source(), target());
	expect(statSync(target()).ino).toBe(ino);
	expect(readFileSync(target(), 'utf8')).toBe('one');
});

test.each([
	{ change: 'another size', text: 'three', later: 0 },
	{ change: 'another time', text: 'two', later: 5 },
])('a source with $change is copied again', ({ text, later }) => {
	linkFile(source(), target());
	const { atime, mtime } = statSync(source());
	writeFileSync(source(), text);
	utimesSync(source(), atime, new Date(mtime.getTime() + later));
	linkFile(source(), target());
	expect(readFileSync(target(), 'utf8')).toBe(text);
});
