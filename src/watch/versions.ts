import { join } from 'node:path';
import { loadDealer } from '../config/load-dealer.ts';
import { hashOf } from '../content-hash.ts';
import { lastGoodStock } from '../generator/manifest/manifest.ts';
import { fileVersion, fileVersions } from '../site/open/files-version.ts';
import { Refused } from '../stock/refused.ts';
import { REQUEST_SETTINGS } from '../stock/source/fetch-source.ts';
import { sourceHash } from '../stock/source/read-source.ts';
import { thrownMessage } from '../thrown-message.ts';
import type { WatchedDealer } from './watched-dealer.ts';

/** What a dealer's site would be built from now. */
export interface Version {
	/** Changes with every file of the folder and every change of the feed. */
	version: string;
	/** Changes with every file of the folder but the feed's. */
	folder: string;
	/** Changes with the feed; null where the options do not name one that can be read. */
	feedHash: string | null;
	/** Why the feed could not be read; null when it was. */
	problem: string | null;
}

/**
 * Finds out what a dealer's site would be built from: the files of its folder, compared by size and time, and its feed. The server of a
 * feed is asked whether it has changed (ETag, Last-Modified); where it names no versions, the whole is fetched and compared.
 *
 * @param codeHash the hash of the project's own sources
 * @param dealer what is known of it, which counts where folder or feed cannot be read
 * @param signal gives up asking the server of a feed
 */
export async function versionOf(
	places: { dealersDir: string; outDir: string },
	slug: string,
	codeHash: string,
	dealer: WatchedDealer,
	signal: AbortSignal,
): Promise<Version> {
	const feedHash = dealer.feed?.hash ?? null;
	try {
		return await readVersion(places, slug, codeHash, feedHash, signal);
	} catch (error) {
		// Of the file system, such as a folder that is removed at this moment: no reason to end the watch of all others.
		const problem = thrownMessage(error);
		return { version: dealer.tried, folder: '', feedHash, problem };
	}
}

async function readVersion(
	{ dealersDir, outDir }: { dealersDir: string; outDir: string },
	slug: string,
	codeHash: string,
	lastFeedHash: string | null,
	signal: AbortSignal,
): Promise<Version> {
	const dealerDir = join(dealersDir, slug);
	const { dealer } = await loadDealer(dealersDir, slug);
	const from = dealer?.stock.from;
	const feedFile = from && from.source !== 'http' ? fileVersion(join(dealerDir, from.file)) : null;
	const files = fileVersions(dealerDir).filter((file) => file !== feedFile);
	const folder = hashOf([codeHash, ...files].join('\n'));
	const found =
		from?.source === 'http'
			? await sourceHash(from, dealerDir, `${lastGoodStock(outDir, slug)}.answer`, {
					...REQUEST_SETTINGS,
					signal,
				})
			: feedFile && hashOf(feedFile);
	const feedHash = found instanceof Refused ? lastFeedHash : found;
	return {
		version: hashOf(`${folder} ${feedHash ?? ''}`),
		folder,
		feedHash,
		problem: found instanceof Refused ? found.reason : null,
	};
}
