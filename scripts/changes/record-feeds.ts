import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDealer } from '../../src/config/load-dealer.ts';
import type { HttpSource } from '../../src/domain/feed/stock-source.ts';
import { Refused } from '../../src/stock/refused.ts';
import { fetchSource, REQUEST_SETTINGS } from '../../src/stock/source/fetch-source.ts';

/** The files of feeds by dealer, for each folder of dealers. */
export type RecordedFeeds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Fetches the stock of dealers whose stock comes from a URL, each URL once: a vehicle that is sold between two builds is no difference of
 * the sources. A feed without a usable answer is left to the builds, which say what is wrong with it.
 *
 * @param dealersDirs the folders of dealers that are compared
 * @param scratch a folder for the answers
 */
export async function recordFeeds(
	dealersDirs: readonly string[],
	slugs: readonly string[],
	scratch: string,
): Promise<RecordedFeeds> {
	const answers = new Map<string, Promise<string | null>>();
	const recorded = new Map<string, Map<string, string>>();
	for (const dealersDir of dealersDirs) {
		const files = new Map<string, string>();
		for (const slug of slugs) {
			const { dealer } = await loadDealer(dealersDir, slug);
			if (dealer?.stock.from.source !== 'http') continue;
			const source = dealer.stock.from;
			const key = JSON.stringify([source.url, source.authorization_env, source.query_env]);
			const answer = answers.get(key) ?? fetchInto(source, slug, join(scratch, String(answers.size)));
			answers.set(key, answer);
			const file = await answer;
			if (file !== null) files.set(slug, file);
		}
		recorded.set(dealersDir, files);
	}
	return recorded;
}

async function fetchInto(source: HttpSource, slug: string, file: string): Promise<string | null> {
	const answer = await fetchSource(source, slug, null, REQUEST_SETTINGS);
	if (answer instanceof Refused) return null;
	mkdirSync(join(file, '..'), { recursive: true });
	writeFileSync(file, answer.body, { mode: 0o600 });
	return file;
}
