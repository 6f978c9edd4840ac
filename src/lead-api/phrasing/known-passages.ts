import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSite } from '../../api/site/site-file.ts';
import { type DealerAnswers, dealerKnowledge } from '../../domain/answers/passages/dealer-answers.ts';
import type { Passage } from '../../domain/answers/passages/passage.ts';
import { vehiclePassages } from '../../domain/answers/passages/vehicle-passages.ts';
import { factsAt } from '../../domain/vehicle/facts-at.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle-facts.ts';
import { ANSWERS_PATH, vehicleFactsPath, vehiclePath } from '../../paths/paths.ts';
import { findVehicle } from '../sites.ts';

/**
 * What a dealer's site says about itself and a vehicle, from the files that pages read too. A vehicle that the site does not show is left
 * out. Throws when a file of the site cannot be read.
 *
 * @param sitesDir the folder with the sites
 */
export async function knownPassages(
	sitesDir: string,
	site: ApiSite,
	vehicle: string | null,
	now: Date,
): Promise<readonly Passage[]> {
	const read = async (path: string): Promise<unknown> =>
		JSON.parse(await readFile(join(sitesDir, site.slug, path), 'utf8'));
	const dealer = dealerKnowledge((await read(ANSWERS_PATH)) as DealerAnswers, now);
	// The slug of the site's own file: what was sent is no path.
	const known = vehicle === null ? null : findVehicle(site, vehicle);
	if (!known?.is_shown) return dealer.passages;
	const facts = (await read(vehicleFactsPath(known.slug))) as VehicleFacts;
	return [...vehiclePassages(factsAt(facts, now.getTime()), vehiclePath(known.slug)), ...dealer.passages];
}
