import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const README = sourceFiles().find(({ path }) => path === 'src/browser/README.md')?.text ?? '';
const NAMED = [...new Set([...README.matchAll(/`data-([a-z-]+)`/g)].map(([, name = '']) => name))];

const PRODUCT = sourceFiles().filter(({ path }) => /^src\/.*(?<!\.test)\.(astro|tsx?|css)$/.test(path));

test('src/browser/README.md names the attributes that scripts share', () => {
	expect(NAMED.length).toBeGreaterThan(12);
});

test.each(NAMED)('more than one source file uses data-%s, which src/browser/README.md describes', (name) => {
	const mentions = new RegExp(`data-${name}\\b|dataset\\['${name}'\\]|'${name}' in \\w+\\.dataset`);
	const files = PRODUCT.filter(({ text }) => mentions.test(text));
	expect(files.length).toBeGreaterThan(1);
});
