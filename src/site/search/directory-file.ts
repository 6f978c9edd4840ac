import { isAvailable } from '../../domain/vehicle/availability.ts';
import { directoryOf } from '../../search/directory/directory.ts';
import { DIRECTORY_PATH, type DirectoryFile } from '../../search/directory/directory-file.ts';
import type { SiteFile } from '../files/site-file.ts';
import type { Site } from '../site.ts';
import { searchDocuments } from './documents.ts';

/** The names a site's search box suggests, of vehicles that can be bought, in a file of their own: pages that show the box need not change with the stock. */
export function directoryFile(site: Site): SiteFile {
	const file: DirectoryFile = {
		dealer: site.dealer.slug,
		directory: directoryOf(searchDocuments({ ...site, listed: site.listed.filter(isAvailable) })),
	};
	return { path: DIRECTORY_PATH.slice(1), content: JSON.stringify(file) };
}
