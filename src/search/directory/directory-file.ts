import type { Directory } from './directory.ts';

/** The file with the names that a site's search box suggests: small, and loaded when the box gets the focus. */
export const DIRECTORY_PATH = '/search-directory.json';

/** Content of the directory file. */
export interface DirectoryFile {
	/** The dealer's slug: the browser stores recent searches by dealer (resolution 37). */
	dealer: string;
	directory: Directory;
}
