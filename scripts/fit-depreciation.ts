import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DepreciationTable } from '../src/domain/trade-in/depreciation.ts';
import { fitTable } from './fit-depreciation/fit-table.ts';
import { holdOut } from './fit-depreciation/hold-out.ts';
import { MAKE_GROUPS } from './fit-depreciation/make-groups.ts';
import { readListings } from './fit-depreciation/read-listings.ts';
import { groupRows, isWithinLimits, limitRows, mediansOf } from './fit-depreciation/report.ts';

/**
 * Writes the depreciation table of the reference valuation from listings of used cars, and prints its errors as the Markdown tables of
 * decision 0014: `node scripts/fit-depreciation.ts listings.csv --year 2023`. Columns: Year, Title ('2021 Mazda CX-5 Maxx Sport'),
 * UsedOrNew, Kilometres, Location, Price.
 */
const {
	positionals: [source],
	values: { year },
} = parseArgs({ allowPositionals: true, options: { year: { type: 'string' } } });
if (!source || !year)
	throw new Error(
		'Name the listings and their year: node scripts/fit-depreciation.ts listings.csv --year 2023',
	);

const pricesOf = Number(year);
const all = readListings(readFileSync(source, 'utf8'), pricesOf);
const listings = all.filter(isWithinLimits);
const held = holdOut(listings, pricesOf);
const { groups, prices, ...fitted } = fitTable(listings, pricesOf);
const table: DepreciationTable = {
	...fitted,
	groups: Object.fromEntries(
		Object.entries(groups).map(([name, rates]) => {
			const error = mediansOf(held.filter(({ group }) => group === name));
			return [name, { makes: MAKE_GROUPS[name] ?? [], ...rates, error }];
		}),
	),
	prices,
};
writeFileSync(
	new URL('../src/lead-api/trade-in/valuation/depreciation.json', import.meta.url),
	`${JSON.stringify(table, null, '\t')}\n`,
);
process.stdout.write(
	[...groupRows(listings, held), '', ...limitRows(all, pricesOf), `${all.length} listings`]
		.join('\n')
		.concat('\n'),
);
