import type { VehicleFact } from '../../../domain/vehicle/vehicle-facts.ts';

/** One fact of all compared vehicles. */
export interface ComparisonRow {
	label: string;
	/** In vehicle order; null where a vehicle does not state the fact. */
	values: readonly (string | null)[];
	/** Whether the stated values differ; missing values are ignored. */
	differs: boolean;
}

/** Identifiers of a vehicle: always different and not worth highlighting. */
const NAMES_OF_ONE = ['Stock number', 'VIN', 'Registration'];

/** Labels that key facts abbreviate, by the label in the specifications. */
const SAME: Readonly<Record<string, string>> = {
	'Stock no.': 'Stock number',
	ATM: 'Aggregate trailer mass',
	GVM: 'Gross vehicle mass',
	Engine: 'Engine size',
	Built: 'Build date',
	Axles: 'Axle type',
};

/** Most important facts, shown first. */
const FIRST = [
	...['Price', 'Availability', 'Condition', 'Located in', 'Location', 'Dealership'],
	...['Estimated repayment', 'Interest rate', 'Comparison rate'],
];

/** Rows of a comparison (resolution 97): every fact that any vehicle has, the most important first, identifiers last. */
export function comparisonRows(vehicles: readonly (readonly VehicleFact[])[]): ComparisonRow[] {
	const named = vehicles.map((facts) =>
		facts.map(([label, value]): VehicleFact => [SAME[label] ?? label, value]),
	);
	const known = named.map((facts) => new Map(facts.toReversed()));
	const labels = allLabels(named);
	const isName = (label: string) => NAMES_OF_ONE.includes(label);
	const others = labels.filter((label) => !isName(label) && !FIRST.includes(label));
	const first = FIRST.filter((label) => labels.includes(label));
	return [...first, ...others, ...labels.filter(isName)].map((label) => {
		const values = known.map((facts) => facts.get(label) ?? null);
		const stated = new Set(values.filter((value) => value !== null).map((value) => value.toLowerCase()));
		return { label, values, differs: stated.size > 1 && !isName(label) };
	});
}

/** Labels of all vehicles in page order; a label that only later vehicles have is inserted after its predecessor there. */
function allLabels(vehicles: readonly (readonly VehicleFact[])[]): string[] {
	const labels: string[] = [];
	for (const facts of vehicles) {
		let at = -1;
		for (const [label] of facts) {
			const known = labels.indexOf(label);
			if (known < 0) labels.splice(++at, 0, label);
			else at = known;
		}
	}
	return labels;
}
