import type { Rule } from './rule.ts';

/** Comments are not wrapped by the formatter; a tab counts as two columns, as it does there. */
export const commentWidthRule: Rule = {
	name: 'a line of a comment has at most 140 columns',
	isAbout: (path) => /\.(tsx?|mjs|astro|css)$/.test(path),
	part: ({ text }) => text.replaceAll('\t', '  '),
	forbids: /^(?= *(?:\/\/|\/?\*+) ).{141,}$/m,
	example: { path: 'src/site/x.ts', text: `/** ${'x'.repeat(134)} */` },
	further: [`\t// ${'x'.repeat(136)}`, `/**\n * ${'x'.repeat(138)}\n */`],
};
