import { formatNumber } from './measures.ts';

/** A bare figure up to this is litres, from {@link LEAST_CC} on cubic centimetres; between them it could be either. */
const MOST_LITRES = 10;
const LEAST_CC = 49;
const MOST_CC = 20_000;

/** Widths a vehicle's body can have on a road, by unit. */
const WIDTHS = [
	{ unit: 'm', least: 1, most: 3.5 },
	{ unit: 'ft', least: 4, most: 11 },
	{ unit: 'mm', least: 1000, most: 3500 },
];

/**
 * An engine's size with its unit: feeds write '4.987' or '124', which tells a reader nothing. Null for a figure that is no size.
 *
 * @example engineSizeText('4.987') // '5.0 L'
 */
export function engineSizeText(written: string): string | null {
	const figure = bareFigure(written);
	if (figure === null) return written;
	if (figure > 0 && figure <= MOST_LITRES) return `${figure.toFixed(1)} L`;
	return figure >= LEAST_CC && figure <= MOST_CC ? `${formatNumber(figure)} cc` : null;
}

/** A body's width with the unit in which it is a width of a vehicle; null for a figure that is none. */
export function bodyWidthText(written: string): string | null {
	const figure = bareFigure(written);
	if (figure === null) return written;
	const unit = WIDTHS.find(({ least, most }) => figure >= least && figure <= most)?.unit;
	if (unit === undefined) return null;
	return `${unit === 'mm' ? formatNumber(figure) : written.trim()} ${unit}`;
}

/** A torque in newton metres; null for none. */
export function torqueText(written: string): string | null {
	const figure = bareFigure(written);
	if (figure === null) return written;
	return figure > 0 ? `${formatNumber(figure)} Nm` : null;
}

/** The number of a text that is nothing else; null for words and for figures with a unit. */
function bareFigure(text: string): number | null {
	return /^\d[\d,]*(?:\.\d+)?$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : null;
}
