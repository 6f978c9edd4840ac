import { join } from 'node:path';
import type { Dealer } from '../../config/complete-dealer.ts';
import { loadDealer } from '../../config/load-dealer.ts';
import { loadContent } from '../../content/load-content.ts';
import { checkFolder } from '../check/check-folder.ts';
import { fileVersions } from './files-version.ts';
import type { ReadFolder, SiteMemory } from './site-memory.ts';

/**
 * Reads a dealer's options and texts; from memory where the files and the period are those of the last time. Never throws for bad input.
 */
export async function readFolder(
	slug: string,
	dealersDir: string,
	now: Date,
	memory?: SiteMemory,
): Promise<ReadFolder> {
	if (!memory) return readFiles(slug, dealersDir, now);
	const files = fileVersions(join(dealersDir, slug));
	const { folder } = memory;
	if (folder && folder.from <= now && now < folder.until) {
		if (folder.files === versionOf(files, slug, dealersDir, folder.source.dealer)) return folder.source;
	}
	delete memory.folder;
	const source = await readFiles(slug, dealersDir, now);
	// Until the site is open, when its next change is known.
	if (source.dealer && source.problems.length === 0)
		memory.folder = {
			files: versionOf(files, slug, dealersDir, source.dealer),
			source,
			from: now,
			until: now,
		};
	return source;
}

async function readFiles(slug: string, dealersDir: string, now: Date): Promise<ReadFolder> {
	const { dealer, problems } = await loadDealer(dealersDir, slug);
	if (dealer) return { dealer, ...checkFolder(dealer, dealersDir, now) };
	const { content, problems: inTexts } = loadContent({ path: join(dealersDir, slug), slug }, []);
	return { dealer, content, problems: [...problems, ...inTexts], warnings: [] };
}

/** The version of a folder but for the file with the stock, which changes by itself. */
function versionOf(
	files: readonly string[],
	slug: string,
	dealersDir: string,
	dealer: Dealer | null,
): string {
	const from = dealer?.stock.from;
	const stock = from && 'file' in from ? `${join(dealersDir, slug, from.file)} ` : null;
	return files.filter((file) => stock === null || !file.startsWith(stock)).join('\n');
}
