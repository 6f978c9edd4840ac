import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readState, stateKeeper, type WatchState } from './state-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-state-'));
const file = join(dir, 'state', 'watch.json');
const SOME: WatchState = { version: 1, dealers: {}, reported: { a: '2026-11-26T00:00:00Z' } };
const NONE: WatchState = { version: 1, dealers: {}, reported: {} };
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

beforeEach(() => {
	rmSync(join(dir, 'state'), { recursive: true, force: true });
	lines.length = 0;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a state that was written is read back', () => {
	stateKeeper(file, log)(SOME);
	expect(readState(file, log)).toEqual(SOME);
	expect(lines).toEqual([]);
});

test.each([
	['half of the file', '{"version":1,"dea'],
	['of another version', '{"version":9,"dealers":{},"reported":{}}'],
	['empty', ''],
	['something else', '[]'],
])('a state that is damaged counts as none: %s', (_name, text) => {
	mkdirSync(join(dir, 'state'));
	writeFileSync(file, text);
	expect(readState(file, log)).toEqual(NONE);
	expect(lines).toEqual([
		expect.stringMatching(/^✗ .*watch\.json, the state of the watch, cannot be used .*looked at anew/),
	]);
	stateKeeper(file, log)(SOME);
	expect(readState(file, log)).toEqual(SOME);
});

test('an existing state that cannot be read counts as none, and the log has the reason', () => {
	mkdirSync(file, { recursive: true });
	expect(readState(file, log)).toEqual(NONE);
	expect(lines).toEqual([expect.stringContaining('EISDIR')]);
});

test('a missing state, as before the first run, is not a problem', () => {
	expect(readState(file, log)).toEqual(NONE);
	expect(lines).toEqual([]);
});

test('a state that cannot be written is logged once, and again when it can be written', () => {
	mkdirSync(file, { recursive: true });
	const keep = stateKeeper(file, log);
	keep(SOME);
	keep(SOME);
	expect(lines).toEqual([expect.stringContaining(`✗ ${file}, the state of the watch: is a folder`)]);
	rmdirSync(file);
	keep(SOME);
	expect(lines.slice(1)).toEqual([`✓ ${file} is written again`]);
	expect(readState(file, log)).toEqual(SOME);
});
