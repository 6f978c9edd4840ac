import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiSite } from '../site/api-site.ts';
import type { SiteContext } from '../site/context.ts';
import { writeWhole } from '../whole-file.ts';

/** Where the lead API reads what it knows of dealers: beside the sites, served by nobody. */
const apiSitesDir = (outDir: string): string => join(outDir, '.api');

function apiSiteFile(outDir: string, slug: string): string {
	return join(apiSitesDir(outDir), `${slug}.json`);
}

/** Makes the folder: an empty one tells the lead API that sites are built and none of them takes leads. */
export function makeApiSitesDir(outDir: string): void {
	mkdirSync(apiSitesDir(outDir), { recursive: true });
}

/** Writes what the lead API may know, whole, as it may read at any moment; or removes it for a site that has none. */
export function placeApiSite(outDir: string, context: SiteContext): void {
	const { slug, lead_api } = context.site.dealer;
	const file = apiSiteFile(outDir, slug);
	if (lead_api === null) {
		rmSync(file, { force: true });
		return;
	}
	writeWhole(file, JSON.stringify(apiSite(context)));
}

/** Whether the file is as the last build left it: there for a site that has a lead API, else not. */
export function isApiSiteInPlace(outDir: string, slug: string, hasApi: boolean): boolean {
	return existsSync(apiSiteFile(outDir, slug)) === hasApi;
}
