import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));

// A fresh clone has no packages, and an outdated one has old versions.
test.each(commands)('npm run %s installs missing packages first', (name) => {
	expect(scripts[`pre${name}`]).toMatch(/^node scripts\/bootstrap\.mjs\b/);
});

// Compiling 1,000 modules takes longer than most commands themselves. `test` and `bench` set the cache of their steps on their own.
test.each(commands.filter((name) => name !== 'test' && name !== 'bench'))(
	'npm run %s keeps a cache of compiled modules',
	(name) => {
		expect(scripts[name]).toMatch(/^node --import \.\/scripts\/keep-compiled\.mjs scripts\//);
	},
);
