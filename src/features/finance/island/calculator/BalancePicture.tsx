import type { YearOfLoan } from '../../../../domain/finance/loan/yearly-balances.ts';
import { inDollars } from '../figures-text.ts';

interface Props {
	/** Whole cents. */
	start: number;
	balloon: number;
	years: readonly YearOfLoan[];
	/** What the picture says. */
	title: string;
}

/** The picture's measures, in units of its view box. */
const LEFT = 56;
const RIGHT = 366;
const TOP = 36;
const BOTTOM = 224;

/** A line that falls from what is borrowed to the balloon, with a grid of round amounts. */
export function BalancePicture({ start, balloon, years, title }: Props) {
	const term = years.at(-1)?.year ?? 1;
	const step = gridStep(start / 100);
	const top = Math.ceil(start / 100 / step) * step;
	const x = (year: number) => LEFT + (year / term) * (RIGHT - LEFT);
	const y = (cents: number) => BOTTOM - (cents / 100 / top) * (BOTTOM - TOP);
	const points = [{ year: 0, balance: start }, ...years];
	const line = points.map(({ year, balance }) => `${x(year).toFixed(1)},${y(balance).toFixed(1)}`).join(' ');
	const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
	return (
		<svg viewBox="0 0 380 256" role="img" aria-label={title}>
			{grid.map((dollars) => (
				<g key={dollars}>
					<line className="balance__grid" x1={LEFT} x2={RIGHT} y1={y(dollars * 100)} y2={y(dollars * 100)} />
					<text x={LEFT - 8} y={y(dollars * 100) + 4} textAnchor="end">
						{dollars < 1000 ? `$${dollars}` : `$${dollars / 1000}k`}
					</text>
				</g>
			))}
			<polygon className="balance__area" points={`${LEFT},${BOTTOM} ${line} ${RIGHT},${BOTTOM}`} />
			<polyline className="balance__line" points={line} />
			{points.map(({ year }) => (
				<text key={year} x={x(year)} y={BOTTOM + 20} textAnchor={year === term ? 'end' : 'middle'}>
					{year === 0 ? 'Start' : year === term ? `Year ${year}` : term - year < 1 ? '' : year}
				</text>
			))}
			<circle cx={LEFT} cy={y(start)} r="4.5" />
			<text className="balance__mark" x={LEFT + 10} y={y(start) - 6}>
				{inDollars(start)}
			</text>
			{balloon > 0 && <line className="balance__balloon" x1={RIGHT} x2={RIGHT} y1={y(balloon)} y2={BOTTOM} />}
			{balloon > 0 && (
				<text
					className="balance__mark"
					x={RIGHT - 8}
					y={Math.min(BOTTOM - 6, y(balloon) + 20)}
					textAnchor="end"
				>
					{inDollars(balloon)} balloon
				</text>
			)}
		</svg>
	);
}

/** A round step that makes two to five lines of the amount. */
function gridStep(dollars: number): number {
	const size = 10 ** Math.floor(Math.log10(Math.max(dollars, 1)));
	return [0.2, 0.5, 1, 2].map((part) => part * size).find((step) => dollars / step <= 5) ?? size * 2;
}
