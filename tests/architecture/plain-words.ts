import type { Rule } from './rule.ts';
import type { SourceFile } from './source-files.ts';

const CODE = /^(src|scripts|tests)\/.*\.(tsx?|mjs|astro|css)$/;
const DOC = /^(README|CONTRIBUTING)\.md$|^(docs\/(?!specification\/)|src\/.*README\.md$).*/;

/**
 * Comments, titles of tests and docs use the common name of a thing. These words hide who acts ('nobody reads it', 'whoever comes back');
 * each has a plainer one: a visitor, a dealer, the service, a message.
 */
export const plainWords: Rule = {
	name: 'comments, test titles and docs say who does what',
	isAbout: (path) => (CODE.test(path) && !path.startsWith('tests/architecture/')) || DOC.test(path),
	part: proseOf,
	forbids: /\b(?:somebody|nobody|whoever|stands|(?:is|are|was|were) told)\b/i,
	example: { path: 'src/site/x.ts', text: '/** Elements whose text nobody reads. */' },
	further: ["test('a machine without git is told so', () => {});"],
};

/** What is read as prose: a document, or the comments and titles of code. */
function proseOf({ path, text }: SourceFile): string {
	if (path.endsWith('.md')) return text;
	const comments = text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
	const titles = text.match(/^\s*(?:test|describe)\b.*$|^\s*\]\)\(.*$/gm) ?? [];
	return [...comments, ...titles].join('\n');
}
