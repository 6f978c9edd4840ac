import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** What a file asks for in another file or package. */
const SPECIFIER =
	/^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|^\s*\}\s*from\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/gm;

/** The modules a file imports, re-exports or starts: packages by name, files of the project by their path from its root. */
export function importsOf({ path, text }: SourceFile): string[] {
	const found = [...text.matchAll(SPECIFIER)].map((match) => match.slice(1).find(Boolean) ?? '');
	return [...new Set(found)].map((specifier) =>
		specifier.startsWith('.')
			? posix.normalize(posix.join(posix.dirname(path), specifier)).replace(/\?.*$/, '')
			: specifier,
	);
}

/** The scripts an `.astro` file sends to the browser, and the rest of it, which is run while building. */
export function splitAstro(text: string): { built: string; scripts: string[] } {
	const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);
	return { built: text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''), scripts };
}
