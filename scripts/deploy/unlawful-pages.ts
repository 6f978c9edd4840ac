import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { loadDealer } from '../../src/config/load-dealer.ts';
import type { BuiltSite } from '../../src/deploy/built-site.ts';
import { type Judgement, judgedPages } from '../../src/law/judge.ts';
import { stoppingRules } from '../../src/law/leniency.ts';
import type { PrintedPage } from '../../src/law/page.ts';
import { pageFindings } from '../../src/law/page-findings.ts';
import { ruleOf } from '../../src/law/rules/index.ts';
import { pageOf } from '../../src/paths/paths.ts';
import { type JudgedPages, readJudged, writeJudged } from './judged-pages.ts';

/** Where a dealer's options and built sites are, and the hash of the project's sources. */
export interface JudgedPlaces {
	dealersDir: string;
	outDir: string;
	code: string;
}

/**
 * What legal rules find on the pages of a built site that were not judged yet: new and changed ones, and all of them when a law begins to bind, an
 * exception ends, or a rule is new. Nothing for a dealer whose options cannot be read, which other checks report.
 */
export async function unlawfulPages(
	{ dealersDir, outDir, code }: JudgedPlaces,
	{ slug, files }: Pick<BuiltSite, 'slug' | 'files'>,
	now: Date,
): Promise<Judgement> {
	const { dealer } = await loadDealer(dealersDir, slug);
	if (!dealer) return { problems: [], warnings: [] };
	const by = { code, rules: stoppingRules(dealer, now) };
	const judged = readJudged(outDir, slug, by);
	const pages: JudgedPages = new Map(
		Object.entries(files).flatMap(([path, { hash }]) => (path.endsWith('.html') ? [[path, hash]] : [])),
	);
	const due = new Set([...pages.keys()].filter((path) => pages.get(path) !== judged.get(path)));
	const findings = await pageFindings(dealer, readPages(join(outDir, slug), due), now);
	const faults = findings.filter(({ rule }) => by.rules.includes(rule));
	// What several pages show together is only seen when they are judged together again.
	const isAcross = faults.some(({ rule }) => ruleOf(rule).across !== undefined);
	const faulty = new Set(faults.map(({ path }) => path));
	const kept = [...pages].filter(([path]) => !due.has(path) || !(isAcross || faulty.has(pageOf(path))));
	if (due.size > 0) writeJudged(outDir, slug, by, new Map(kept));
	return judgedPages(findings, dealer, now);
}

/** Reads pages one by one, and lets the process answer others meanwhile: thousands of pages take seconds. */
async function* readPages(siteDir: string, files: Iterable<string>): AsyncGenerator<PrintedPage> {
	for (const file of files) {
		await others();
		yield { path: pageOf(file), html: readFileSync(join(siteDir, file), 'utf8') };
	}
}
