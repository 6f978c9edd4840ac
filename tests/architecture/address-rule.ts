import type { Rule } from './rule.ts';
import type { SourceFile } from './source-files.ts';

/** Parts of the project that link to pages. */
const LINKS =
	/^src\/(site|features|ui|browser|search|generator|lead-api)\/.*(?<!\.test|-fixture)\.(tsx?|astro)$/;

/** All page addresses are in `src/paths`, so that each is changed in one place. `/api`, files and other servers are not pages. */
export const addressRule: Rule = {
	name: 'addresses of pages are named in src/paths alone',
	isAbout: (path) => LINKS.test(path),
	part: withoutComments,
	forbids:
		/(?:href=|[[(,=:?{]\s*)["'`]\/(?!api\b|makes\/|multi-search|indexes\/)[a-z][a-z-]*(?:\/[^"'`.\s]*[^"'`.\s/])?["'`]|["`]\/(?:cars|models|offers|pages|search|teams)\/\$\{/,
	example: {
		path: 'src/features/x/view.ts',
		text: "const all = { label: 'Offers', href: '/special-offers' };",
	},
	further: ['back.href = `/cars/\u0024{slug}`;'],
};

function withoutComments({ text }: SourceFile): string {
	return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
