import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { demoDay, isStamped, stamp, stateOf } from './stamp.ts';

let root: string;
let dealersDir: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'stamp-'));
	dealersDir = join(root, 'dealers');
	for (const folder of ['scripts/demo', 'src/domain', 'src/config', 'dealers/righto/images/demo']) {
		mkdirSync(join(root, folder), { recursive: true });
	}
	for (const file of [
		'scripts/demo/stock.ts',
		'dealers/righto/dealer.ts',
		'dealers/righto/images/demo/ute.svg',
		'dealers/righto/notes.md',
	]) {
		write(file, 'x');
	}
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const state = (day = '2026-11-20') => stateOf(root, dealersDir, day);

test.each([
	['2026-11-19T13:59:59Z', '2026-11-19'],
	['2026-11-19T14:00:00Z', '2026-11-20'],
	['2026-11-20T13:59:59Z', '2026-11-20'],
])('at %s the demo’s day is %s', (moment, day) => {
	expect(demoDay(new Date(moment))).toBe(day);
});

test('the stamp stays valid while nothing changes', () => {
	const file = join(root, '.forecourt', 'stamp');
	expect(isStamped(file, state())).toBe(false);
	stamp(file, state());
	expect(isStamped(file, state())).toBe(true);
});

test.each<[what: string, change: () => void]>([
	['a source', () => write('scripts/demo/stock.ts', 'xy')],
	['the date of a source', () => utimesSync(join(root, 'scripts/demo/stock.ts'), 1, 1)],
	['a dealer’s options', () => write('dealers/righto/dealer.ts', 'xy')],
	['a picture in a dealer’s folder', () => write('dealers/righto/images/demo/ute.svg', '')],
	['an edited stock', () => write('dealers/righto/stock.json', '[]')],
])('%s makes the stamp invalid', (_, change) => {
	const before = state();
	change();
	expect(state()).not.toBe(before);
});

test('another day makes the stamp invalid', () => {
	expect(state('2026-11-21')).not.toBe(state('2026-11-20'));
});

test('a change outside the demo’s inputs leaves it valid', () => {
	const before = state();
	write('dealers/righto/notes.md', 'xy');
	expect(state()).toBe(before);
});
