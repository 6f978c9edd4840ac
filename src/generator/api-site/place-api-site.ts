import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { withLists } from '../../json-bytes.ts';
import type { SiteContext } from '../../site/context.ts';
import { keptPerVehicle } from '../../site/kept-per-vehicle.ts';
import { apiDealer, apiVehicles } from '../../site/lead-api/api-site.ts';
import { fileVersion } from '../../site/open/files-version.ts';
import { writeWhole } from '../../whole-file.ts';
import { lastTexts } from '../files/last-vehicle-texts.ts';
import { apiSiteFile } from './api-site-file.ts';
import { frameStyles } from './frame-styles.ts';

/** What is known of the last build's file. */
interface LastApiSite {
	/** Its version, as this function returned it; empty for none. */
	version: string;
	/** Whether a vehicle, and all else that its data depends on, is as it was then. */
	isUnchanged: (vehicle: Vehicle) => boolean;
}

/** Texts of shown and of gone vehicles. */
const keptText = { shown: keptPerVehicle<Uint8Array>(), gone: keptPerVehicle<Uint8Array>() };

/**
 * Writes the lead API's data atomically, as the service may read it at any time; removes it for a site without a lead API. A vehicle that
 * has not changed has its text from the last build.
 *
 * @returns the version of the file; empty for none
 */
export function placeApiSite(outDir: string, context: SiteContext, last: LastApiSite): string {
	const { site } = context;
	const { slug, lead_api } = site.dealer;
	const file = apiSiteFile(outDir, slug);
	if (lead_api === null) {
		rmSync(file, { force: true });
		return '';
	}
	const lastText = lastTexts(last.isUnchanged, () =>
		fileVersion(file) === last.version ? readFileSync(file) : null,
	);
	const vehicles = apiVehicles(context).map(({ vehicle, is_shown, data }) =>
		is_shown
			? keptText.shown(site, vehicle, () => lastText(vehicle) ?? textOf(data()))
			: keptText.gone(site, vehicle, () => textOf(data())),
	);
	const dealer = apiDealer(context);
	const home = join(outDir, slug, 'index.html');
	const look = existsSync(home) ? frameStyles(readFileSync(home, 'utf8')) : {};
	const frame = dealer.frame && { ...dealer.frame, ...look };
	writeWhole(file, withLists({ ...dealer, frame }, { vehicles }));
	return fileVersion(file);
}

function textOf(vehicle: ApiVehicle): Uint8Array {
	return Buffer.from(JSON.stringify(vehicle));
}
