import type { VehicleFact } from '../../../domain/vehicle/vehicle-facts.ts';

/** One fact of all vehicles side by side. */
export interface ComparisonRow {
	label: string;
	/** In the order of the vehicles; null where a vehicle's facts say nothing. */
	values: readonly (string | null)[];
	/** Whether what is stated differs. What is not stated is not known to differ. */
	differs: boolean;
}

/** These name one vehicle, so they always differ and say nothing about it. */
const NAMES_OF_ONE = ['Stock number', 'VIN', 'Registration'];

/** The key facts of a page and its specifications call these differently, for want of room. */
const SAME: Readonly<Record<string, string>> = {
	'Stock no.': 'Stock number',
	ATM: 'Aggregate trailer mass',
	GVM: 'Gross vehicle mass',
	Engine: 'Engine size',
	Built: 'Build date',
	Axles: 'Axle type',
};

/** What decides first, before the order of the pages. */
const FIRST = [
	...['Price', 'Availability', 'Condition', 'Located in', 'Location', 'Dealership'],
	...['Estimated repayment', 'Interest rate', 'Comparison rate'],
];

/** The rows of a comparison (resolution 97): every fact any of the vehicles has, the deciding ones first, what names each one last. */
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

/** The labels of all vehicles; one that only later vehicles have stands after the one it follows there. */
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
