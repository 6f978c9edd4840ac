import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';

/** The folder of the lead API's data about dealers: beside the sites, never served. */
const apiSitesDir = (outDir: string): string => join(outDir, '.api');

/** The file of a dealer. */
export function apiSiteFile(outDir: string, slug: string): string {
	return join(apiSitesDir(outDir), `${slug}.json`);
}

/** Makes the folder: an empty folder shows the lead API that sites are built and none of them accepts leads. */
export function makeApiSitesDir(outDir: string): void {
	makeFolder(apiSitesDir(outDir));
}

/** The lead API's data about a dealer, as the last build wrote it. */
export function apiSiteText(outDir: string, slug: string): string {
	return readFileSync(apiSiteFile(outDir, slug), 'utf8');
}

/** Whether the file exists exactly if the site has a lead API, as the last build left it. */
export function isApiSiteInPlace(outDir: string, slug: string, hasApi: boolean): boolean {
	return existsSync(apiSiteFile(outDir, slug)) === hasApi;
}
