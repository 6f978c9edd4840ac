import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Point } from '../src/domain/place/distance.ts';
import { writePostcodes } from '../src/domain/place/postcode-table.ts';

/**
 * Writes the table of postcodes that sites ship, from the postal codes of GeoNames (AU.txt of
 * https://download.geonames.org/export/zip/, CC BY 4.0): the median point of each postcode's places. Run it when postcodes have
 * changed: `node scripts/postcodes.ts AU.txt`.
 */
const {
	positionals: [source],
} = parseArgs({ allowPositionals: true });
if (!source) throw new Error('Name the file to read: node scripts/postcodes.ts AU.txt');

const places = readFileSync(source, 'utf8')
	.split('\n')
	.filter(Boolean)
	.map((line) => line.split('\t'))
	.map(([, postcode = '', , , , , , , , lat, long]) => ({ postcode, lat: Number(lat), long: Number(long) }));
const points = new Map<string, Point>();
for (const [postcode, members] of Map.groupBy(places, (place) => place.postcode)) {
	points.set(postcode, {
		lat: median(members.map(({ lat }) => lat)),
		long: median(members.map(({ long }) => long)),
	});
}
writeFileSync(
	new URL('../src/features/locations/embed/postcodes.txt', import.meta.url),
	writePostcodes(points),
);
process.stdout.write(`${points.size} postcodes of ${places.length} places\n`);

/** The median: a single misplaced point would move an average. */
function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
