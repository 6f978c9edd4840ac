import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inputsOf } from './inputs.ts';

let dealersDir: string;
beforeEach(() => {
	dealersDir = mkdtempSync(join(tmpdir(), 'inputs-'));
	mkdirSync(join(dealersDir, 'coast'));
	writeFileSync(join(dealersDir, 'coast/dealer.ts'), 'export default 1;');
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(dealersDir, { recursive: true });
});

const inputs = () =>
	inputsOf({ dealersDir, slug: 'coast', stockFile: null, bundle: { hash: 'a', dir: '' } } as Parameters<
		typeof inputsOf
	>[0]);

test('equal files and keys give equal inputs', () => {
	vi.stubEnv('MEILI_SEARCH_KEY', 'one');
	expect(inputs()).toBe(inputs());
});

test.each(['MEILI_SEARCH_KEY', 'MEILI_SEARCH_KEY_UID'])(
	'a new or rotated %s changes the inputs, as the token depends on it',
	(name) => {
		vi.stubEnv(name, '');
		const without = inputs();
		vi.stubEnv(name, 'one');
		const first = inputs();
		vi.stubEnv(name, 'two');
		expect(new Set([without, first, inputs()]).size).toBe(3);
	},
);
