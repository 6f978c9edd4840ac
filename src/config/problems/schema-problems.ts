import { z } from 'zod';
import { show } from '../../domain/vehicle/record/field.ts';
import { expectation, expectedBranches } from './expectation.ts';
import { nearest } from './nearest.ts';
import { optionPath, type Problem } from './problem.ts';
import { keysOf, schemasAt, unionBranches } from './schema-at.ts';

/** A part of a parsed document with its possible schemas. */
interface Place {
	file: string;
	/** Its path in the document. */
	base: readonly PropertyKey[];
	input: unknown;
	schemas: readonly z.core.$ZodType[];
}

/** The problems that Zod found in a document, one for each option, with the expected and the found value. */
export function schemaProblems(
	error: z.ZodError,
	input: unknown,
	schema: z.ZodType,
	file: string,
): Problem[] {
	return problemsIn(error.issues, { file, base: [], input, schemas: [schema] });
}

function problemsIn(issues: readonly z.core.$ZodIssue[], place: Place): Problem[] {
	const mistyped = new Set(
		issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => optionPath(path)),
	);
	return issues
		.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(optionPath(path)))
		.flatMap((issue) => describe(issue, place));
}

function describe(issue: z.core.$ZodIssue, { file, base, input, schemas }: Place): Problem[] {
	const path = [...base, ...issue.path];
	const found = valueAt(input, issue.path);
	const here = schemasAt(schemas, issue.path, input);
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => ({
			file,
			option: optionPath([...path, key]),
			message: `unknown option${hint(key, keysOf(here, found))}`,
		}));
	}
	const branches = issue.code === 'invalid_union' ? unionBranches(here, issue.errors) : [];
	const meant = meantBranch(branches, found);
	if (meant) return problemsIn(meant.issues, { file, base: path, input: found, schemas: [meant.schema] });
	const { expected, choices = [] } = branches.length > 0 ? expectedBranches(branches) : expectation(issue);
	const like = typeof found === 'string' ? nearest(found, choices) : null;
	const message =
		found === undefined
			? `missing; expected ${expected}`
			: `expected ${expected}, found ${show(found)}${like === null ? '' : `; did you mean ${JSON.stringify(like)}?`}`;
	return [{ file, option: optionPath(path), message }];
}

function hint(key: string, known: readonly string[]): string {
	const like = nearest(key, known);
	if (like !== null) return `; did you mean '${like}'?`;
	return known.length > 0 ? `; known here: ${known.join(', ')}` : '; expected none here';
}

interface Branch {
	schema: z.core.$ZodType;
	issues: readonly z.core.$ZodIssue[];
}

/**
 * The alternative of a union that the author most likely meant: for a group of options the one with most of them, and among
 * equals the one with the fewest issues; for a list the alternative that is a list. Null for anything else, or when no option
 * indicates it.
 */
function meantBranch(branches: readonly Branch[], found: unknown): Branch | null {
	if (Array.isArray(found)) return branches.find(({ schema }) => schema instanceof z.ZodArray) ?? null;
	if (typeof found !== 'object' || found === null) return null;
	const keys = Object.keys(found);
	const groups = branches
		.map((branch) => ({ branch, known: keysOf([branch.schema], found) }))
		.filter(({ known }) => known.length > 0)
		.map(({ branch, known }) => ({
			branch,
			unlike: keys.filter((key) => nearest(key, known) === null).length,
		}));
	const [likeliest] = groups.toSorted(
		(a, b) => a.unlike - b.unlike || a.branch.issues.length - b.branch.issues.length,
	);
	if (!likeliest) return null;
	const tells = groups.length === 1 || likeliest.unlike < keys.length;
	return tells ? likeliest.branch : null;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
		input,
	);
}
