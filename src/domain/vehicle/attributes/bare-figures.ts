import { formatNumber } from './measures.ts';

/** A figure without a unit is litres up to this, cubic centimetres from {@link MIN_CC}; in between it is ambiguous. */
const MAX_LITRES = 10;
const MIN_CC = 49;
const MAX_CC = 20_000;

/** Plausible body widths of road vehicles, by unit. */
const WIDTHS = [
	{ unit: 'm', least: 1, most: 3.5 },
	{ unit: 'ft', least: 4, most: 11 },
	{ unit: 'mm', least: 1000, most: 3500 },
];

/**
 * An engine's size with its unit, where the feed has only a figure such as '4.987' or '124'. Null for an implausible figure.
 *
 * @example engineSizeText('4.987') // '5.0 L'
 */
export function engineSizeText(written: string): string | null {
	const figure = bareFigure(written);
	if (figure === null) return written;
	if (figure > 0 && figure <= MAX_LITRES) return `${figure.toFixed(1)} L`;
	return figure >= MIN_CC && figure <= MAX_CC ? `${formatNumber(figure)} cc` : null;
}

/** A body's width with the unit in which the figure is plausible; null for none. */
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

/** The number in a text without anything else; null for words and figures with a unit. */
function bareFigure(text: string): number | null {
	return /^\d[\d,]*(?:\.\d+)?$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : null;
}
