import { loadDealer } from '../../src/config/load-dealer.ts';
import type { PagesRead } from '../../src/law/page-findings.ts';
import { type BuiltPages, readBuiltPages } from './read-built-pages.ts';

/**
 * A thread's part of reading a built site's pages. Options have functions, which do not cross threads: they are loaded here again.
 *
 * @throws when the dealer's options cannot be read any more
 */
export default async function readPart(pages: BuiltPages): Promise<PagesRead> {
	const { dealer, problems } = await loadDealer(pages.dealersDir, pages.slug);
	if (!dealer) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('; '));
	return readBuiltPages(dealer, pages);
}
