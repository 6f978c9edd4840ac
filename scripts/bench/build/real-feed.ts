import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { UserError } from '../../command.ts';
import type { FeedVehicle } from './vehicles.ts';

type Row = Record<string, string>;

/**
 * The vehicles of a real feed: a JSON list by the contract, or a CSV file with the columns of the public data set 'Australian Vehicle
 * Prices' (Brand, Model, Year, Title, Price and so on). Rows without a price stay.
 *
 * @throws UserError for a file without vehicles
 */
export function realFeed(file: string): FeedVehicle[] {
	const text = readFileSync(file, 'utf8');
	const found = file.endsWith('.json')
		? (JSON.parse(text) as FeedVehicle[])
		: (parse(text, { columns: true, relax_column_count: true }) as Row[]).map(vehicleOf);
	if (!Array.isArray(found) || found.length === 0)
		throw new UserError(
			`${file} holds no vehicles; --feed takes a JSON list, or CSV with a column for each field`,
		);
	return found;
}

function vehicleOf(row: Row, index: number): FeedVehicle {
	const { Brand = '', Model = '', Title = '', UsedOrNew = '', Location = '' } = row;
	const [city = '', state = ''] = Location.split(',').map((part) => part.trim());
	const year = numberIn(row['Year']);
	const slug = `${year ?? ''}-${Brand}-${Model}-${index}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
	return {
		id: String(index + 1),
		slug: slug.replace(/^-/, '').slice(-90).replace(/^-/, ''),
		make: Brand,
		model: Model,
		badge: Title.replace(`${year} ${Brand} ${Model}`, '').trim(),
		year,
		km: numberIn(row['Kilometres']),
		price: numberIn(row['Price']) ?? 0,
		price_type: 'drive_away',
		status: 'in_stock',
		car_type: UsedOrNew.toLowerCase() === 'new' ? 'new' : UsedOrNew === 'DEMO' ? 'demo' : 'used',
		item_type: 'car',
		stocknum: `R${index + 1}`,
		colour: row['ColourExtInt']?.split('/')[0]?.trim(),
		simple_body: row['BodyType'],
		simple_fuel: row['FuelType'],
		simple_transmission: row['Transmission'],
		drive: row['DriveType'],
		engine_size: row['Engine'],
		doors: numberIn(row['Doors']),
		seats: numberIn(row['Seats']),
		city,
		state: state.toLowerCase(),
	};
}

/** The first whole number in a text; null for none. */
function numberIn(text = ''): number | null {
	const [found] = /\d+/.exec(text) ?? [];
	return found === undefined ? null : Number(found);
}
