import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LEGAL_RULES, type LegalRuleName } from '../../src/domain/law/legal-rules.ts';
import { stateDir } from '../../src/generator/manifest/manifest.ts';
import type { PageFigures } from '../../src/law/page-findings.ts';
import { writeWhole } from '../../src/whole-file.ts';

/** A page that keeps the legal rules by itself: the hash of its content, and what rules compare with other pages. */
export interface JudgedPage {
	hash: string;
	figures: PageFigures;
}

/** Such pages, by file. */
export type JudgedPages = ReadonlyMap<string, JudgedPage>;

/** What pages were judged by. */
export interface JudgedBy {
	/** The hash of the project's sources, and so of the rules' own. */
	code: string;
	/** The rules that stopped a publication then. */
	rules: readonly LegalRuleName[];
}

const Schema = z.object({
	code: z.string(),
	rules: z.array(z.enum(LEGAL_RULES)),
	pages: z.record(
		z.string(),
		z.object({
			hash: z.string(),
			figures: z.partialRecord(z.enum(LEGAL_RULES), z.array(z.tuple([z.string(), z.number()]))),
		}),
	),
});

const fileOf = (outDir: string, slug: string) => join(stateDir(outDir, slug), 'judged.json');

/**
 * Files as this process read or wrote them last: a watch asks again with each change of a feed, and reading one of thousands of pages takes
 * 0.1 s.
 */
const known = new Map<string, { mtimeMs: number; size: number; judged: Judged }>();

interface Judged extends JudgedBy {
	pages: Readonly<Record<string, JudgedPage>>;
}

/** The pages of a dealer that need not be judged again: none where a rule stops publications that did not then. */
export function readJudged(outDir: string, slug: string, { code, rules }: JudgedBy): JudgedPages {
	const judged = readFile(fileOf(outDir, slug));
	const isSame = judged?.code === code && rules.every((rule) => judged.rules.includes(rule));
	return new Map(isSame ? Object.entries(judged.pages) : []);
}

/** What a file says; null where it is missing, or of another version: every page is judged then. */
function readFile(file: string): Judged | null {
	try {
		const { mtimeMs, size } = statSync(file);
		const last = known.get(file);
		const judged: Judged =
			last?.mtimeMs === mtimeMs && last.size === size
				? last.judged
				: Schema.parse(JSON.parse(readFileSync(file, 'utf8')));
		known.set(file, { mtimeMs, size, judged });
		return judged;
	} catch {
		return null;
	}
}

/** Remembers the pages of a dealer that keep the rules. */
export function writeJudged(
	outDir: string,
	slug: string,
	{ code, rules }: JudgedBy,
	pages: JudgedPages,
): void {
	const file = fileOf(outDir, slug);
	const judged: Judged = { code, rules, pages: Object.fromEntries(pages) };
	writeWhole(file, JSON.stringify(judged));
	const { mtimeMs, size } = statSync(file);
	known.set(file, { mtimeMs, size, judged });
}
