import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import { fileVersion, fileVersions } from '../../site/open/files-version.ts';
import type { DealerJob } from '../threads/job.ts';

/**
 * One hash of everything that a dealer's site is built from: its folder, the stock file given instead, the bundle (for our own
 * sources), and the search key, from which the token in `runtime.json` is generated.
 */
export function inputsOf({ dealersDir, slug, stockFile, bundle }: DealerJob): string {
	const { MEILI_SEARCH_KEY = '', MEILI_SEARCH_KEY_UID = '' } = process.env;
	const files = [...fileVersions(join(dealersDir, slug)), ...(stockFile ? [fileVersion(stockFile)] : [])];
	return hashOf([bundle.hash, MEILI_SEARCH_KEY, MEILI_SEARCH_KEY_UID, ...files].join('\n'));
}
