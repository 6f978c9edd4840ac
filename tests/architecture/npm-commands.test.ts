import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));

// A fresh clone has no packages, and an old one the packages of another version.
test.each(commands)('npm run %s installs what is missing first', (name) => {
	expect(scripts[`pre${name}`]).toMatch(/^node scripts\/bootstrap\.mjs\b/);
});

// Loading 1,000 modules takes longer than what most commands do. The tests give their steps a place for compiled modules, the benchmarks theirs.
test.each(commands.filter((name) => name !== 'test' && name !== 'bench'))(
	'npm run %s keeps its modules compiled',
	(name) => {
		expect(scripts[name]).toMatch(/^node --import \.\/scripts\/keep-compiled\.mjs scripts\//);
	},
);
