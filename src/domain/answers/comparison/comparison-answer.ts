import type { Answer, NamedVehicle } from '../answer.ts';
import type { Knowledge } from '../passages/knowledge.ts';
import type { Meant } from '../vehicles/meant-vehicles.ts';
import { type ComparedVehicle, figureQuotes, orderOf } from './compared-figures.ts';
import type { Comparison } from './comparison.ts';

/** A comparison as it was asked. */
export interface AskedComparison {
	/** The question in lower case. */
	plain: string;
	comparison: Comparison;
	knowledge: Knowledge;
}

/** More quotations hide the answer. */
const MOST_QUOTES = 6;

/** The answer whether one vehicle is more than others: yes or no where all of their figures say so. */
export async function oneWithOthers(
	asked: AskedComparison,
	one: NamedVehicle,
	{ vehicles: others, isAll }: Meant,
): Promise<Answer> {
	const { plain, comparison } = asked;
	const { measure, direction } = comparison;
	if (measure.dimensions.length * (others.length + 1) > MOST_QUOTES)
		return { kind: 'which', options: others, asked: plain };
	const known = await knownVehicles(asked, [one, ...others]);
	const [first, ...rest] = known ?? [];
	if (!first) return { kind: 'unreachable' };
	const isDecidable = direction !== null && isAll;
	const signs = isDecidable ? new Set(rest.map((other) => orderOf(measure, first, other))) : new Set([null]);
	return answerOf(asked, lineOf(signs, direction === 'more' ? 1 : -1, rest.length), first, rest);
}

/** The answer which of several vehicles is most or least; without a direction, the figures of them all. */
export async function foremost(asked: AskedComparison, vehicles: readonly NamedVehicle[]): Promise<Answer> {
	const { plain, comparison } = asked;
	const { measure, direction } = comparison;
	if (measure.dimensions.length * vehicles.length > MOST_QUOTES)
		return { kind: 'which', options: vehicles, asked: plain };
	const known = await knownVehicles(asked, vehicles);
	if (!known) return { kind: 'unreachable' };
	const wanted = direction === 'more' ? 1 : -1;
	const best =
		direction &&
		known.find((one) => known.every((other) => other === one || orderOf(measure, one, other) === wanted));
	return answerOf(asked, best ? `Of these, the ${best.vehicle.title}:` : SAID, best ?? null, known);
}

const SAID = 'The pages say:';

function lineOf(signs: ReadonlySet<number | null>, wanted: 1 | -1, others: number): string {
	if (signs.has(null)) return SAID;
	const [only] = signs;
	if (signs.size > 1) return 'That depends on which of these:';
	if (only === 0) return 'The same:';
	return `${only === wanted ? 'Yes' : 'No'}${others > 1 ? ', going by these:' : '.'}`;
}

function answerOf(
	{ plain, comparison }: AskedComparison,
	line: string,
	about: ComparedVehicle | null,
	others: readonly ComparedVehicle[],
): Answer {
	const all = [...new Set([...(about ? [about] : []), ...others])];
	const { quotes, open } = figureQuotes(comparison.measure, all);
	if (open.length === all.length) return { kind: 'unknown' };
	return {
		kind: 'quoted',
		...{ line, quotes, open, isEnded: false, asked: plain },
		about: about?.vehicle ?? null,
		beside: all.filter((one) => one !== about).map(({ vehicle }) => vehicle),
	};
}

/** What the site says about vehicles; null where that of one cannot be loaded. */
async function knownVehicles(
	{ knowledge }: AskedComparison,
	vehicles: readonly NamedVehicle[],
): Promise<ComparedVehicle[] | null> {
	const all = await Promise.all(
		vehicles.map(async (vehicle) => ({ vehicle, known: await knowledge.vehicle(vehicle) })),
	);
	const loaded = all.flatMap(({ vehicle, known }) => {
		if (known === null) return [];
		return { vehicle, known: known === 'gone' ? { passages: [], isEnded: true, location: null } : known };
	});
	return loaded.length === all.length ? loaded : null;
}
