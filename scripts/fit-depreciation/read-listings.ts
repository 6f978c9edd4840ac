import { parse } from 'csv-parse/sync';
import { groupOf, MAKE_GROUPS } from './make-groups.ts';

/** A used car that was offered for sale. */
export interface Listing {
	/** Name of its group of makes. */
	group: string;
	make: string;
	/** Model and version, 'CX-5 Maxx Sport (4x2)'. */
	model: string;
	/** Years. */
	age: number;
	kms: number;
	/** Dollars. */
	price: number;
	/** Where it was offered. */
	place: string;
}

/** The columns that are read, by their names in the file. */
interface Row {
	Year: string;
	Title: string;
	UsedOrNew: string;
	Kilometres: string;
	Location: string;
	Price: string;
}

/** Below this price a listing is of parts, or mistyped, dollars. */
const LEAST_PRICE = 1000;

/** The usable listings of a CSV file: used or demonstrator, of a make in a group, with price and kilometres, each once. */
export function readListings(csv: string, pricesOf: number): Listing[] {
	const rows = parse(csv, { columns: true, relax_column_count: true, trim: true }) as Row[];
	const listings = rows.flatMap((row) => listingOf(row, pricesOf) ?? []);
	return [...new Map(listings.map((listing) => [JSON.stringify(listing), listing])).values()];
}

const MAKES = Object.values(MAKE_GROUPS).flat();

function listingOf(row: Row, pricesOf: number): Listing | null {
	const { Year, Title, UsedOrNew, Kilometres, Location, Price } = row;
	const named = Title.replace(/^\d{4}\s+/, '');
	const make = MAKES.find((name) => named.toLowerCase().startsWith(`${name.toLowerCase()} `));
	const group = make === undefined ? null : groupOf(make);
	const [price, kms, year] = [Price, Kilometres, Year].map((cell) =>
		/^\d+$/.test(cell) ? Number(cell) : null,
	);
	if (make === undefined || group === null || UsedOrNew === 'NEW') return null;
	if (price == null || price < LEAST_PRICE || kms == null || year == null || year > pricesOf) return null;
	const model = named.slice(make.length + 1);
	return { group, make, model, age: pricesOf - year, kms, price, place: Location };
}
