import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columns } from '../../../tests/fixtures/dealers/au-listings/columns.ts';
import { hashOf } from '../../content-hash.ts';
import { type StockSource, StockSourceSchema } from '../../domain/feed/stock-source.ts';
import { parseStock } from '../parse-stock.ts';
import { Refused } from '../refused.ts';
import { rulesVersion } from './rules-version.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

const sourceOf = (options: object): StockSource => StockSourceSchema.parse(options);

const SAMPLES = [
	{ file: 'odd/stock.json', source: sourceOf({ source: 'json', file: 'stock.json' }) },
	{
		file: 'everything/stock.json',
		source: sourceOf({ source: 'json', file: 'stock.json', records: 'vehicles' }),
	},
	{
		file: 'au-listings/listings.csv',
		source: sourceOf({ source: 'csv', file: 'listings.csv', columns }),
	},
];

/** The result of the current rules for the sample feeds. */
function sampleVehicles(): unknown[] {
	return SAMPLES.flatMap(({ file, source }) => {
		const bytes = readFileSync(new URL(`../../../tests/fixtures/dealers/${file}`, import.meta.url));
		const stock = parseStock(bytes, source, file, NOW);
		if (stock instanceof Refused) throw new Error(stock.reason);
		return stock.vehicles;
	});
}

test('sample feeds give the recorded result of this version of the rules', () => {
	const vehicles = sampleVehicles();
	expect(vehicles.length).toBeGreaterThan(50);
	// When rules changed on purpose: raise RULES in rules-version.ts and record both here. When only a sample did, or vehicles have a
	// new field: record the vehicles.
	expect({ rules: rulesVersion().split('-')[0], vehicles: hashOf(JSON.stringify(vehicles)) }).toEqual({
		rules: '1',
		vehicles: 'MW9ZXik-DcO0eU4Iq-CEJk',
	});
});
