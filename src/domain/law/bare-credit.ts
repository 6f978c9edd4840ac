import { type CreditFigure, creditFigures } from './credit-figures.ts';

/** A figure of credit without what must be beside it. */
export interface BareFigure {
	figure: CreditFigure;
	lacks: 'its interest rate' | 'its comparison rate' | 'the warning of a comparison rate';
}

/** How many characters after a figure its rates may be; before it, unless they are those of another repayment. */
const AFTER = 250;
const BEFORE = 120;

const WARNING =
	/warning:? this comparison rate is true only for the examples? given and may not include all fees and charges\. different terms, fees or other loan amounts might result in a different comparison rate/i;

/** Whether a text has the statutory warning of comparison rates in full. */
export function hasComparisonWarning(text: string): boolean {
	return WARNING.test(text.replace(/\s+/g, ' '));
}

/**
 * The figures of credit of a text without their rates: a repayment needs its interest rate, and each of both the comparison
 * rate (National Credit Code, sections 154 and 160 to 164; resolution 220).
 */
export function figuresWithoutRates(text: string, figures = creditFigures(text)): BareFigure[] {
	return figures.flatMap((figure): BareFigure[] => {
		if (figure.kind === 'comparison') return [];
		if (figure.kind === 'repayment' && !hasBeside(figure, 'rate', figures))
			return [{ figure, lacks: 'its interest rate' }];
		return hasBeside(figure, 'comparison', figures) ? [] : [{ figure, lacks: 'its comparison rate' }];
	});
}

/** The same for a text that is read by itself, such as an offer or a description for search engines: it needs the warning as well. */
export function bareFigures(text: string): BareFigure[] {
	const figures = creditFigures(text);
	const bare = figuresWithoutRates(text, figures);
	const [first] = figures;
	return first && bare.length === 0 && !hasComparisonWarning(text)
		? [{ figure: first, lacks: 'the warning of a comparison rate' }]
		: bare;
}

/** The figure of a kind that is beside another one; null for none. */
export function figureBeside(
	{ from, to }: CreditFigure,
	kind: CreditFigure['kind'],
	figures: readonly CreditFigure[],
): CreditFigure | null {
	// The rates after one repayment are not those of the next.
	const isOfAnother = (rate: CreditFigure) =>
		figures.some(
			(other) => other.kind === 'repayment' && other.to <= rate.from && rate.from - other.to <= AFTER,
		);
	return (
		figures.find((other) => other.kind === kind && other.from >= to && other.from - to <= AFTER) ??
		figures.findLast(
			(other) => other.kind === kind && other.to <= from && from - other.to <= BEFORE && !isOfAnother(other),
		) ??
		null
	);
}

function hasBeside(
	figure: CreditFigure,
	kind: CreditFigure['kind'],
	figures: readonly CreditFigure[],
): boolean {
	return figureBeside(figure, kind, figures) !== null;
}
