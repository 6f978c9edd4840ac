import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { loadDealer } from '../../src/config/load-dealer.ts';
import { root } from '../choose-dealers.ts';

/**
 * Sends a dealer's stock to the search server, in a process of its own: `npm run index`. Nothing to do for a dealer whose pages search by
 * themselves.
 *
 * @returns the problem; null when the stock has arrived
 */
export async function indexDealer(dealersDir: string, outDir: string, slug: string): Promise<string | null> {
	const { dealer } = await loadDealer(dealersDir, slug);
	if (dealer?.search.backend !== 'meilisearch') return null;
	const script = join(root, 'scripts', 'index.ts');
	const args = [script, slug, '--dealers', dealersDir, '--out', outDir];
	return new Promise((settle) => {
		execFile(process.execPath, args, (error, _stdout, stderr) =>
			settle(error ? stderr.trim() || error.message : null),
		);
	});
}
