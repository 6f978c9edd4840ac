import { loadDealer } from '../../src/config/load-dealer.ts';
import type { BuiltSite } from '../../src/deploy/built-site.ts';
import { type Judgement, judgedPages } from '../../src/law/judge.ts';
import { stoppingRules } from '../../src/law/leniency.ts';
import { findingsAcross } from '../../src/law/page-findings.ts';
import { pageOf } from '../../src/paths/page-files.ts';
import { type JudgedPage, readJudged, writeJudged } from './judged-pages.ts';
import { readInThreads } from './read-in-threads.ts';

/** Where a dealer's options and built sites are, and the hash of the project's sources. */
export interface JudgedPlaces {
	dealersDir: string;
	outDir: string;
	code: string;
}

/**
 * What legal rules find on the pages of a built site that were not judged yet: new and changed ones, and all of them when a law begins to
 * bind, an exception ends, or a rule is new. Nothing for a dealer whose options cannot be read, which other checks report.
 *
 * @returns `keep` writes down which pages keep the rules
 */
export async function unlawfulPages(
	{ dealersDir, outDir, code }: JudgedPlaces,
	{ slug, files }: Pick<BuiltSite, 'slug' | 'files'>,
	now: Date,
): Promise<Judgement & { keep: () => void }> {
	const { dealer } = await loadDealer(dealersDir, slug);
	if (!dealer) return { problems: [], warnings: [], keep: () => {} };
	const by = { code, rules: stoppingRules(dealer, now) };
	const judged = readJudged(outDir, slug, by);
	const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
	const due = pages.filter(([file, { hash }]) => judged.get(file)?.hash !== hash).map(([file]) => file);
	const read = await readInThreads(dealer, { dealersDir, outDir, slug, files: due, now });
	const known = pages.map(([file, { hash }]): [string, JudgedPage] => [
		file,
		{ hash, figures: read.figures.get(pageOf(file)) ?? judged.get(file)?.figures ?? {} },
	]);
	const faults = read.findings.filter(({ rule }) => by.rules.includes(rule));
	const faulty = new Set(faults.map(({ path }) => path));
	const across = findingsAcross(new Map(known.map(([file, { figures }]) => [pageOf(file), figures])));
	const keep = () => {
		if (due.length > 0)
			writeJudged(outDir, slug, by, new Map(known.filter(([file]) => !faulty.has(pageOf(file)))));
	};
	return { ...judgedPages([...read.findings, ...across], dealer, now), keep };
}
