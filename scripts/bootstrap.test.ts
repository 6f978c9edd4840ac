import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const LOCKED = {
	'': {},
	'node_modules/astro': { version: '7.0.0' },
	'node_modules/vitest': { version: '5.0.0', dev: true },
	'node_modules/knip': { version: '6.0.0', dev: true },
	'node_modules/sharp-mac': { version: '1.0.0', optional: true },
};
const SERVING = { 'node_modules/astro': { version: '7.0.0' } };
const WHOLE = {
	...SERVING,
	'node_modules/vitest': { version: '5.0.0' },
	'node_modules/knip': { version: '6.0.0' },
};

const dir = mkdtempSync(join(tmpdir(), 'bootstrap-'));
afterAll(() => rmSync(dir, { recursive: true }));
mkdirSync(join(dir, 'scripts'));
mkdirSync(join(dir, 'node_modules'));
cpSync(new URL('./bootstrap.mjs', import.meta.url), join(dir, 'scripts/bootstrap.mjs'));
writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
const npm = join(dir, 'npm.mjs');
const called = join(dir, 'called');
writeFileSync(
	npm,
	`import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(called)}, process.argv.slice(2).join(' '))`,
);

/** The npm command that runs before one of the project's commands, with these packages installed; null for none. */
function asked(command: string, installed: object): string | null {
	rmSync(called, { force: true });
	writeFileSync(join(dir, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
	const env = { ...process.env, npm_execpath: npm, npm_lifecycle_event: command };
	const { status } = spawnSync(process.execPath, [join(dir, 'scripts/bootstrap.mjs')], { env });
	expect(status).toBe(0);
	return existsSync(called) ? readFileSync(called, 'utf8') : null;
}

const { 'node_modules/knip': _knip, ...WITHOUT_KNIP } = WHOLE;
test.each([
	['a complete installation', 'preapi', WHOLE, null],
	['one for serving only (npm ci --omit=dev)', 'prewatch', SERVING, null],
	['one for serving only, before the tests', 'pretest', SERVING, /^ci --include=dev /],
	['one of another version', 'preapi', { 'node_modules/astro': { version: '6.0.0' } }, /^ci /],
	['nothing', 'preapi', {}, /^ci /],
	['one for development that lacks a new package', 'prestart', WITHOUT_KNIP, /^ci /],
])('with %s, %s runs npm first where packages are missing', (_name, command, installed, expected) => {
	const found = asked(command, installed);
	if (expected === null) expect(found).toBeNull();
	else expect(found).toMatch(expected);
});
