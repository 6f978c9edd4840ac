import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/root.ts';
import type { SourceFile } from './source-files.ts';

/** Clauses that no single test can show, with the reason. */
export const NOT_TESTED: Readonly<Record<string, string>> = {
	'BUILD-004': 'That every area is in the product is what the tests of all other clauses show.',
	'CONFIG-004': 'Who uses the product is no behaviour of it.',
	'PHONE-010': 'Every dealer must have a number, which is that of its vehicles without one of their own.',
};

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const CLAUSE = /\b([A-Z]+)-(\d{3})(?: to \1-(\d{3}))?\b/g;

/** The ids of all clauses of docs/specification. */
export function allClauses(): string[] {
	const text = readFileSync(join(ROOT, 'docs/specification/clauses.tsv'), 'utf8');
	return text.match(/^[A-Z]+-\d{3}/gm) ?? [];
}

/** The clauses that no test names, not even as one within `CARD-017 to CARD-023`. */
export function untestedClauses(clauses: readonly string[], files: readonly SourceFile[]): string[] {
	const tests = files.filter(
		({ path }) => TEST_FILE.test(path) && !path.startsWith('tests/architecture/tested-clauses'),
	);
	const named = new Set(tests.flatMap(({ text }) => [...text.matchAll(CLAUSE)].flatMap(clausesOf)));
	return clauses.filter((id) => !named.has(id) && !Object.hasOwn(NOT_TESTED, id));
}

function clausesOf([, part = '', first = '', last = first]: RegExpExecArray): string[] {
	const count = Number(last) - Number(first) + 1;
	return Array.from(
		{ length: count },
		(_, index) => `${part}-${String(Number(first) + index).padStart(3, '0')}`,
	);
}
