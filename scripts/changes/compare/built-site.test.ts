import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { stateDir } from '../../../src/generator/manifest/manifest.ts';
import { openBuiltSite } from './built-site.ts';

let outDir: string;

beforeEach(() => {
	outDir = mkdtempSync(join(tmpdir(), 'forecourt-built-'));
	onTestFinished(() => rmSync(outDir, { recursive: true }));
	write('coast/index.html', '<!doctype html>');
});

function write(path: string, text: string): void {
	const file = join(outDir, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function recorded(text: string): void {
	const folder = stateDir(outDir, 'coast');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'manifest.json'), text);
}

const kindOf = () => openBuiltSite(outDir, 'coast').pages.get('index.html');

test('the kind of a page is that of the build’s record', () => {
	recorded(JSON.stringify({ pages: { 'index.html': ['hash', 'hash', 'home'] } }));
	expect(kindOf()).toBe('home');
});

test('a build without a record, or with one of an older commit, names no kinds', () => {
	expect(kindOf()).toBeNull();
	recorded(JSON.stringify({ pages: { 'index.html': 'hash' } }));
	expect(kindOf()).toBeNull();
});

test('a record that cannot be read is an error, not a record of an older commit', () => {
	recorded('{"pages":');
	expect(kindOf).toThrow(/manifest\.json/);
});
