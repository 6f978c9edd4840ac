import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));

// A fresh clone has no packages, and an old one the packages of another version.
test.each(commands)('npm run %s installs what is missing first', (name) => {
	expect(scripts[`pre${name}`]).toMatch(/^node scripts\/bootstrap\.mjs\b/);
});
