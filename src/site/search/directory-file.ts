import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { directoryOf } from '../../search/directory/directory.ts';
import { DIRECTORY_PATH, type DirectoryFile } from '../../search/directory/directory-file.ts';
import type { SiteFile } from '../files/site-file.ts';
import type { Site } from '../site.ts';
import { searchDocuments } from './documents.ts';

/**
 * The names that a site's search box suggests, from available vehicles. In a file of its own, so that pages with the box do not change with
 * the stock.
 */
export function directoryFile(site: Site): SiteFile {
	const listed = site.listed.filter(isAvailable);
	const available = listed.length === site.listed.length ? site : { ...site, listed };
	const file: DirectoryFile = {
		dealer: site.dealer.slug,
		directory: directoryOf(searchDocuments(available)),
	};
	return { path: DIRECTORY_PATH.slice(1), content: JSON.stringify(file) };
}
