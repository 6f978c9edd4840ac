import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { dealerAt } from './hosts.ts';
import { layoutOf } from './layout.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-hosts-'));
const layout = layoutOf(dir);

beforeEach(() => {
	rmSync(layout.hosts, { recursive: true, force: true });
	mkdirSync(layout.hosts, { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a host belongs to the dealer that its link leads to, and to none without a link', () => {
	symlinkSync(join('..', 'sites', 'coast'), join(layout.hosts, 'coast.example'));
	writeFileSync(join(layout.hosts, 'README'), 'not a link');
	expect(['coast.example', 'other.example', 'README'].map((host) => dealerAt(layout, host))).toEqual([
		'coast',
		null,
		null,
	]);
});

test('a host whose link cannot be read does not count as free', () => {
	rmSync(layout.hosts, { recursive: true });
	writeFileSync(layout.hosts, 'a file where the folder of hosts should be');
	expect(() => dealerAt(layout, 'coast.example')).toThrow(/ENOTDIR/);
});
