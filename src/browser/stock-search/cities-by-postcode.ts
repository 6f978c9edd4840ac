import type { Point } from '../../domain/place/distance.ts';
import { postcodePoint } from '../../domain/place/postcode-table.ts';
import { POSTCODES_PATH } from '../../paths/paths.ts';
import { citiesNear } from '../../search/client/cities-near.ts';
import type { SearchClient } from '../../search/client/search-client.ts';

/**
 * The cities of a site's stock near each of some postcodes, with the site's table of postcodes. Rejects where search or table cannot be
 * loaded.
 */
export function citiesByPostcode(
	postcodes: readonly string[],
	cities: readonly string[],
	client: SearchClient,
): Promise<ReadonlyMap<string, readonly string[]>> {
	return citiesNear(postcodes, cities, client, findPostcode);
}

async function findPostcode(postcode: string): Promise<Point | null> {
	const response = await fetch(POSTCODES_PATH);
	if (!response.ok) throw new Error(`the postcode table responded with ${response.status}`);
	return postcodePoint(await response.text(), postcode);
}
