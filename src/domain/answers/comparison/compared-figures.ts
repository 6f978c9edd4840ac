import type { NamedVehicle } from '../answer.ts';
import type { VehicleKnowledge } from '../passages/knowledge.ts';
import { AVAILABILITY, type Passage } from '../passages/passage.ts';
import type { Measure } from './measures.ts';

/** A vehicle of a comparison with what the site says about it. */
export interface ComparedVehicle {
	vehicle: NamedVehicle;
	known: VehicleKnowledge;
}

/** Order of the figures of a measure: 1 for more, -1 for less, 0 for the same; null where they do not decide. */
export type Order = 1 | -1 | 0 | null;

interface Figure {
	passage: Passage;
	value: number;
	/** The unit, or the kind of price: others cannot be compared with it. */
	kind: string;
}

const PLAIN_FIGURE = /(\d[\d,]*(?:\.\d+)?)\s*([a-z%]*)/i;

/** The figures of a vehicle by the dimensions of a measure; null for a dimension that its page does not say. */
function figuresOf(
	{ dimensions, figure = PLAIN_FIGURE }: Measure,
	{ known }: ComparedVehicle,
): (Figure | null)[] {
	return dimensions.map((labels) => {
		for (const label of labels)
			for (const passage of known.passages) {
				const [, number, kind = ''] = (passage.label === label && figure.exec(passage.text)) || [];
				if (number !== undefined)
					return { passage, value: Number(number.replace(/,/g, '')), kind: kind.trim().toLowerCase() };
			}
		return null;
	});
}

/** Order of one vehicle's figures and another's, in every dimension that both pages say. */
export function orderOf(measure: Measure, one: ComparedVehicle, other: ComparedVehicle): Order {
	const others = figuresOf(measure, other);
	const signs = figuresOf(measure, one).flatMap((figure, index) => {
		const against = others[index];
		if (!figure || !against) return [];
		return figure.kind === against.kind ? Math.sign(figure.value - against.value) : Number.NaN;
	});
	if (signs.length === 0 || signs.some(Number.isNaN)) return null;
	const unequal = new Set(signs.filter((sign) => sign !== 0));
	if (unequal.size > 1) return null;
	return ([...unequal][0] ?? 0) as Order;
}

/** The figures of vehicles as quotations, each with the vehicle it is of; `open` names the vehicles whose pages have none. */
export function figureQuotes(
	measure: Measure,
	vehicles: readonly ComparedVehicle[],
): { quotes: Passage[]; open: string[] } {
	const all = vehicles.map((one) => {
		const figures = figuresOf(measure, one).flatMap((figure) => figure?.passage ?? []);
		const { passages, isEnded } = one.known;
		const ended = isEnded ? passages.filter(({ label }) => label === AVAILABILITY) : [];
		return { title: one.vehicle.title, figures, ended };
	});
	return {
		quotes: all.flatMap(({ title, figures, ended }) =>
			[...ended, ...figures].map((quote) => ({ ...quote, from: `${title}: ${quote.from}` })),
		),
		open: all.flatMap(({ title, figures }) => (figures.length > 0 ? [] : `${title}: ${measure.name}`)),
	};
}
