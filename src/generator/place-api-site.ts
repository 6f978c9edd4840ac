import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSite, ApiVehicle } from '../api/site/site-file.ts';
import { withLists } from '../json-bytes.ts';
import type { SiteContext } from '../site/context.ts';
import { apiSite } from '../site/lead-api/api-site.ts';
import { writeWhole } from '../whole-file.ts';
import { apiSiteFile } from './api-site-file.ts';
import { frameStyles } from './frame-styles.ts';

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
	const look = existsSync(home) ? frameStyles(readFileSync(home, 'utf8')) : {};
	writeWhole(file, textOf({ ...site, frame: site.frame && { ...site.frame, ...look } }));
}

const texts = new WeakMap<ApiVehicle, Buffer>();

/** The data as JSON. A vehicle that has not changed is the same object in the next build, and has its text from the last one. */
function textOf({ vehicles, ...others }: ApiSite): Buffer {
	const known = vehicles.map((vehicle) => {
		const text = texts.get(vehicle) ?? Buffer.from(JSON.stringify(vehicle));
		texts.set(vehicle, text);
		return text;
	});
	return withLists(others, { vehicles: known });
}
