import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSite, ApiVehicle } from '../api/site-file.ts';
import { apiSite } from '../site/api-site.ts';
import type { SiteContext } from '../site/context.ts';
import { writeWhole } from '../whole-file.ts';
import { printedLook } from './printed-look.ts';

/** The folder of the lead API's data about dealers: beside the sites, never served. */
const apiSitesDir = (outDir: string): string => join(outDir, '.api');

function apiSiteFile(outDir: string, slug: string): string {
	return join(apiSitesDir(outDir), `${slug}.json`);
}

/** Makes the folder: an empty folder shows the lead API that sites are built and none of them accepts leads. */
export function makeApiSitesDir(outDir: string): void {
	mkdirSync(apiSitesDir(outDir), { recursive: true });
}

/** Writes the lead API's data atomically, as the service may read it at any time; removes it for a site without a lead API. */
export function placeApiSite(outDir: string, context: SiteContext): void {
	const { slug, lead_api } = context.site.dealer;
	const file = apiSiteFile(outDir, slug);
	if (lead_api === null) {
		rmSync(file, { force: true });
		return;
	}
	const site = apiSite(context);
	const home = join(outDir, slug, 'index.html');
	const look = existsSync(home) ? printedLook(readFileSync(home, 'utf8')) : {};
	writeWhole(file, textOf({ ...site, frame: site.frame && { ...site.frame, ...look } }));
}

const texts = new WeakMap<ApiVehicle, string>();

/** The data as JSON. A vehicle that has not changed is the same object in the next build, and has its text from the last one. */
function textOf({ vehicles, ...others }: ApiSite): string {
	const known = vehicles.map((vehicle) => {
		const text = texts.get(vehicle) ?? JSON.stringify(vehicle);
		texts.set(vehicle, text);
		return text;
	});
	return `${JSON.stringify(others).slice(0, -1)},"vehicles":[${known.join(',')}]}`;
}

/** The lead API's data about a dealer, as the last build wrote it. */
export function apiSiteText(outDir: string, slug: string): string {
	return readFileSync(apiSiteFile(outDir, slug), 'utf8');
}

/** Whether the file exists exactly if the site has a lead API, as the last build left it. */
export function isApiSiteInPlace(outDir: string, slug: string, hasApi: boolean): boolean {
	return existsSync(apiSiteFile(outDir, slug)) === hasApi;
}
