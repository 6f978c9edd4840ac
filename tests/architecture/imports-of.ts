import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** Import, export and worker expressions that name a module. */
const SPECIFIER =
	/^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|^\s*\}\s*from\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/gm;

/** The modules a file imports, re-exports or starts: packages by name, project files by their path from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
	const found = [...text.matchAll(SPECIFIER)].map((match) => match.slice(1).find(Boolean) ?? '');
	return [...new Set(found)].map((specifier) =>
		specifier.startsWith('.')
			? posix.normalize(posix.join(posix.dirname(path), specifier)).replace(/\?.*$/, '')
			: specifier,
	);
}

/** Splits an `.astro` file into the scripts it sends to the browser and the rest, which runs in the build. */
export function splitAstro(text: string): { built: string; scripts: string[] } {
	const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);
	return { built: text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''), scripts };
}
