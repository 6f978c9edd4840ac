import type { Directory } from './directory.ts';

/** Where a site keeps the names its search box suggests: one small file, loaded when somebody is about to type. */
export const DIRECTORY_PATH = '/search-directory.json';

/** What stands in it. */
export interface DirectoryFile {
	/** Whose searches a browser keeps apart from others' (resolution 37). */
	dealer: string;
	directory: Directory;
}
