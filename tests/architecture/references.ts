import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/root.ts';
import type { SourceFile } from './source-files.ts';

/** The first column of a table in docs/specification. */
function firstColumn(name: string): Set<string> {
	const lines = readFileSync(join(ROOT, 'docs/specification', name), 'utf8')
		.trim()
		.split('\n')
		.slice(1);
	return new Set(lines.map((line) => line.split('\t')[0] ?? ''));
}

const CLAUSES = firstColumn('clauses.tsv');
const RESOLUTIONS = firstColumn('resolutions.tsv');
const PARTS = [...new Set([...CLAUSES].map((id) => id.split('-')[0]))].join('|');

/** `VDP-062`, and `HOME-014, 015`. */
const CLAUSE = new RegExp(`\\b(?:${PARTS})-\\d{3}\\b`, 'g');
/** `resolution 58`, `resolutions 186, 187`, `resolutions 101 to 104`. */
const RESOLUTION = /\bresolutions? (\d+(?:(?:, | and | to |, and )\d+)*)/gi;
/** A mention of a design document, which is not in the repository. */
const ELSEWHERE = /\(design: [a-z]|\bdesign\.md\b|\bspec\.md\b/g;

/** References in a file that the repository cannot resolve. */
export function danglingReferences({ path, text }: SourceFile): string[] {
	const clauses = (text.match(CLAUSE) ?? []).filter((id) => !CLAUSES.has(id));
	const resolutions = [...text.matchAll(RESOLUTION)]
		.flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
		.filter((number) => !RESOLUTIONS.has(number))
		.map((number) => `resolution ${number}`);
	return [...clauses, ...resolutions, ...(text.match(ELSEWHERE) ?? [])].map((what) => `${path}: ${what}`);
}
