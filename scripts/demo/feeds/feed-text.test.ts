import { expect, test } from 'vitest';
import { columns } from '../../../dealers/merriwether/columns.ts';
import { VehicleSchema } from '../../../src/domain/vehicle/record/vehicle.ts';
import { checkRecord } from '../../../src/stock/check/check-record.ts';
import { csvRows } from '../../../src/stock/rows/csv-rows.ts';
import { demoStock } from '../stock/demo-stock.ts';
import { feedOf } from './feed-text.ts';

const NOW = new Date('2026-11-20T09:00:00+10:00');
const stock = demoStock('merriwether', NOW);
const sheet = feedOf(stock, { source: 'csv', file: 'stock.csv', delimiter: ',', columns });

/** Fields that a table does not have: sizes and captions of pictures, addresses, lenders; and fields computed from the others. */
const withoutFormat = ({
	slug,
	name,
	location,
	finance_lenders,
	thumbnails,
	primary_image_url,
	images,
	...rest
}: ReturnType<typeof VehicleSchema.parse>) => ({
	...rest,
	phone: location?.phone,
	places: location?.distribution_locations.map((place) => place.name),
	pictures: images.map(({ image }) => image.url),
});

function readSheet() {
	const rows = csvRows(sheet.text, { delimiter: ',', columns }, 'stock.csv');
	if (!('rows' in rows)) throw new Error(JSON.stringify(rows));
	return rows.rows.map(({ record, broken }) => {
		const checked = record === null ? null : checkRecord(record);
		return {
			vehicle: checked?.vehicle ?? null,
			notices: checked?.notices ?? [],
			reasons: broken ? [broken] : checked?.vehicle === null ? checked.reasons : [],
		};
	});
}

test('the group’s stock list holds the values of the vehicles it was made from', () => {
	const read = readSheet().flatMap(({ vehicle }) => (vehicle ? [withoutFormat(vehicle)] : []));
	expect(read).toEqual(stock.map((vehicle) => withoutFormat(VehicleSchema.parse(vehicle))));
});

test('no row of the stock list is rejected, so that the first build has no problems', () => {
	expect(readSheet().flatMap(({ reasons }) => reasons)).toEqual([]);
});

test('no value of the stock list is a problem', () => {
	expect(readSheet().flatMap(({ notices }) => notices)).toEqual([]);
});

test('a list of vehicles is the whole document or the value of a key', () => {
	const [first] = stock;
	if (!first) throw new Error('no stock');
	const under = (records?: string) =>
		JSON.parse(feedOf([first], { source: 'json', file: 'stock.json', ...(records && { records }) }).text);
	expect(under()).toHaveLength(1);
	expect(under('vans')).toEqual({ vans: under() });
});
