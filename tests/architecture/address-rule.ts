import type { Rule } from './rule.ts';
import type { SourceFile } from './source-files.ts';

/** Parts that link to pages. */
const LINKS = /^src\/(site|features|ui|browser|search|generator)\/.*(?<!\.test|-fixture)\.(tsx?|astro)$/;

/** All addresses are in `src/paths`, so that one is changed in one place. `/api`, files and addresses of other servers are no pages. */
export const addressRule: Rule = {
	name: 'addresses of pages are named in src/paths alone',
	isAbout: (path) => LINKS.test(path),
	part: withoutComments,
	forbids:
		/(?:href=|[[(,=:?{]\s*)["'`]\/(?!api\b|makes\/|multi-search|indexes\/)[a-z][a-z-]*(?:\/[^"'`.\s]*[^"'`.\s/])?["'`]/,
	example: {
		path: 'src/features/x/view.ts',
		text: "const all = { label: 'Offers', href: '/special-offers' };",
	},
};

function withoutComments({ text }: SourceFile): string {
	return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
