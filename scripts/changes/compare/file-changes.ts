import { diffLines } from 'diff';
import type { BuiltSite } from './built-site.ts';

/** A file of a site that is not a page, and differs. */
export interface FileChange {
	/** Its name, or that of a folder whose files have hashes in their names. */
	file: string;
	change: 'added' | 'removed' | 'changed';
	/** What is different, a line each, where a reader can make something of it. */
	lines: { before: string | null; after: string | null }[];
}

/** Facts beside pages, which change with them; and what the browser gets anew with every build. */
const TOLD_ELSEWHERE = /^cars\/.*\.json$|^runtime\.json$/;
/** Folders whose files are named by their content. */
const HASHED = /^(search-index|pictures)\//;
/** Files that people read. */
const READABLE = /^(robots\.txt|_headers|_redirects|site\.webmanifest)$/;
const SITEMAP = /^sitemap.*\.xml$/;
const MOST_LINES = 20;

/** The other files of two versions of a site that differ; none where one of them is no site at all. */
export function fileChanges(before: BuiltSite, after: BuiltSite): FileChange[] {
	if (before.pages.size === 0 || after.pages.size === 0) return [];
	const names = new Set([...before.files, ...after.files].filter((file) => !TOLD_ELSEWHERE.test(file)));
	const [old, fresh] = [new Set(before.files), new Set(after.files)];
	const changes = new Map<string, FileChange>();
	for (const file of [...names].toSorted()) {
		const change = !old.has(file) ? 'added' : !fresh.has(file) ? 'removed' : 'changed';
		const lines = change === 'changed' ? changedLines(file, before, after) : [];
		if (lines === null) continue;
		const [folder] = HASHED.exec(file) ?? [];
		if (folder) changes.set(folder, { file: folder, change: 'changed', lines: [] });
		else changes.set(file, { file, change, lines });
	}
	return [...changes.values(), ...apiDataChanges(before.apiData, after.apiData)];
}

/** What differs in a file; null for nothing that matters. */
function changedLines(file: string, before: BuiltSite, after: BuiltSite): FileChange['lines'] | null {
	const [old, fresh] = [before.read(file), after.read(file)];
	if (old.equals(fresh)) return null;
	if (SITEMAP.test(file)) {
		// Only the addresses: the dates are those of the builds.
		const lines = lineChanges(addresses(old.toString()), addresses(fresh.toString()));
		return lines.length > 0 ? lines : null;
	}
	return READABLE.test(file) ? lineChanges(old.toString(), fresh.toString()) : [];
}

function lineChanges(before: string, after: string): FileChange['lines'] {
	return diffLines(before, after)
		.filter(({ added, removed }) => added || removed)
		.flatMap(({ value, added }) =>
			value
				.trimEnd()
				.split('\n')
				.map((line) => (added ? { before: null, after: line } : { before: line, after: null })),
		)
		.slice(0, MOST_LINES);
}

function addresses(sitemap: string): string {
	return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => `${url}\n`).join('');
}

/** Parts of the lead API's data that follow from pages. */
const FROM_PAGES = /^(vehicles|frame)$/;

/** Which parts of the lead API's data differ, such as where leads are sent; not their values, as they are private. */
function apiDataChanges(before: string | null, after: string | null): FileChange[] {
	if (before === after) return [];
	const file = 'data for the lead API';
	if (before === null || after === null)
		return [{ file, change: before === null ? 'added' : 'removed', lines: [] }];
	const [old, fresh] = [before, after].map(
		(text) => new Map(Object.entries(JSON.parse(text) as Record<string, unknown>)),
	);
	const names = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])]);
	const lines = [...names]
		.filter((name) => !FROM_PAGES.test(name))
		.filter((name) => JSON.stringify(old?.get(name)) !== JSON.stringify(fresh?.get(name)))
		.map((name) => ({ before: null, after: name }));
	return lines.length > 0 ? [{ file, change: 'changed', lines }] : [];
}
