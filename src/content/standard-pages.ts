import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageText, PageTextSchema } from '../domain/content/page-text.ts';
import { splitFrontMatter } from './front-matter.ts';

const known = new Map<string, PageText>();

/** The standard pages with the given names, cached. */
export function standardPages(names: readonly string[]): PageText[] {
	return names.map((name) => {
		const page = known.get(name) ?? read(name);
		known.set(name, page);
		return page;
	});
}

function read(slug: string): PageText {
	const file = fileURLToPath(new URL(`standard/${slug}.md`, import.meta.url));
	const { data, body } = splitFrontMatter(readFileSync(file, 'utf8'));
	return { ...PageTextSchema.parse(data), slug, body };
}
