/** How the asking prices of a group of makes fall. A rate r multiplies the price by e^-r. */
interface MakeGroup {
	makes: readonly string[];
	/** Rate for each year of age. */
	per_year: number;
	/** Rate for each 1,000 km. */
	per_1000_kms: number;
	/**
	 * Median error of prices of listings that were held out of the fit, as a share of the price: where the version is known, and where only
	 * the model is.
	 */
	error: { version: number; model: number };
}

/** Asking prices of used cars by model, age and kilometres, fitted to listings (`scripts/fit-depreciation.ts`, decision 0014). */
export interface DepreciationTable {
	/** The year of the listings. */
	prices_of: number;
	/** The usual kilometres of a year: the median of the listings. */
	kms_per_year: number;
	/** Years and kilometres of the cars that `prices` are for. */
	reference: { years: number; kms: number };
	groups: Readonly<Record<string, MakeGroup>>;
	/** Dollars by make, and by model or version as {@link modelNames} writes them. */
	prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The price of a car by the table. */
export interface AskingPrice {
	/** Dollars, for a car of its age with the usual kilometres. */
	price: number;
	/** The usual kilometres for its age. */
	usual_kms: number;
	/** What its own kilometres add, dollars; negative for more than usual. */
	kms_amount: number;
	/** Median error, as a share of the price. */
	error: number;
}

/** Words of the longest name of a version in the table: 'Land Cruiser Prado GXL'. */
const MOST_WORDS = 4;

/** The price of a car; null where the table has no price for its model. */
export function askingPrice(
	{ kms_per_year, reference, groups, prices }: DepreciationTable,
	{ make, model, age, kms }: { make: string; model: string; age: number; kms: number },
): AskingPrice | null {
	const makeName = tableName(make);
	const group = Object.values(groups).find(({ makes }) => makes.map(tableName).includes(makeName));
	const found = namesOf(prices[makeName] ?? {}, make, model);
	const base = prices[makeName]?.[found.at(-1) ?? ''];
	if (!group || base === undefined) return null;
	const usual_kms = Math.round(kms_per_year * (age + 0.5));
	const priceWith = (kilometres: number) =>
		base *
		Math.exp(
			-group.per_year * (age - reference.years) - (group.per_1000_kms * (kilometres - reference.kms)) / 1000,
		);
	const price = priceWith(usual_kms);
	return {
		price,
		usual_kms,
		kms_amount: priceWith(kms) - price,
		error: found.length > 1 ? group.error.version : group.error.model,
	};
}

/** The priced names of a model, also of one that is written with its make: 'Mazda3'. */
function namesOf(prices: Readonly<Record<string, number>>, make: string, model: string): string[] {
	const found = pricedNames(prices, model);
	const hasMake = model.toLowerCase().startsWith(make.toLowerCase());
	return found.length > 0 || !hasMake ? found : pricedNames(prices, model.slice(make.length));
}

/** The names of a model that have a price: the last one is the most exact. */
export function pricedNames(prices: Readonly<Record<string, number>>, model: string): string[] {
	return modelNames(model).filter((name) => Object.hasOwn(prices, name));
}

/** The names of a model in the table, from its first word to its first four: 'CX-5 Maxx Sport' gives 'cx5', 'cx5maxx', 'cx5maxxsport'. */
export function modelNames(model: string): string[] {
	const words = model.split(/\s+/).map(tableName).filter(Boolean).slice(0, MOST_WORDS);
	return words.map((_, index) => words.slice(0, index + 1).join(''));
}

/** A name as the table writes it: small letters and digits. */
export function tableName(name: string): string {
	return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
