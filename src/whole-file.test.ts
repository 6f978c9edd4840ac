import {
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { replaceWhole, writeWhole } from './whole-file.ts';

const root = mkdtempSync(join(tmpdir(), 'whole-file-'));
let dir = '';
let file = '';

beforeEach(() => {
	dir = mkdtempSync(join(root, 'test-'));
	file = join(dir, 'a.json');
});
afterAll(() => rmSync(root, { recursive: true }));

test('writes a file, its folders included, and no other file', () => {
	const deep = join(dir, 'b', 'c.json');
	writeWhole(deep, 'one');
	writeWhole(deep, Buffer.from('two'));
	expect(readFileSync(deep, 'utf8')).toBe('two');
	expect(readdirSync(join(dir, 'b'))).toEqual(['c.json']);
});

test('gives a private file its mode before it has any content', () => {
	writeWhole(file, 'secret', 0o600);
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('replaces a hard link, so that the linked file is unchanged', () => {
	const shared = join(dir, 'shared.json');
	writeFileSync(shared, 'shared');
	linkSync(shared, file);
	writeWhole(file, 'own');
	expect(readFileSync(shared, 'utf8')).toBe('shared');
});

test('leaves the old file and no temporary file after a failed write', () => {
	writeWhole(file, 'old');
	const fail = () =>
		replaceWhole(file, (temporary) => {
			writeFileSync(temporary, 'ha');
			throw new Error('disk full');
		});
	expect(fail).toThrow('disk full');
	expect(readFileSync(file, 'utf8')).toBe('old');
	expect(readdirSync(dir)).toEqual(['a.json']);
});

test('reports a target that cannot be replaced, and leaves no temporary file', () => {
	mkdirSync(join(file, 'full'), { recursive: true });
	expect(() => writeWhole(file, 'new')).toThrow();
	expect(readdirSync(dir)).toEqual(['a.json']);
});
