import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { RowFinding } from '../check/findings.ts';
import type { ShownStock } from '../select/shown-stock.ts';
import type { StockReport } from './stock-report.ts';

/** The number of findings of one kind that are listed; further ones are counted. */
const LINES_PER_KIND = 3;

/** The number of kinds of finding that are listed; findings of further kinds are counted. */
const KINDS = 20;

/**
 * Formats a report: the counts, why vehicles are not shown, notes on the whole source, rejected rows, then values
 * left out.
 */
export function reportLines(report: StockReport, shown: ShownStock | null): string[] {
	return [
		headline(report, shown),
		...Object.entries(shown?.not_shown ?? {}).map(
			([reason, count]) =>
				`not shown: ${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'}: ${reason}`,
		),
		...report.notes,
		...findingLines('rejected', report.rejected, report.counted_by),
		...findingLines('left out', report.notices, report.counted_by),
	];
}

function headline(
	{ source, rows, vehicles: taken, rejected_rows, notices }: StockReport,
	shown: ShownStock | null,
): string {
	const parts = [
		`${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`,
		`${formatNumber(taken)} taken`,
		...(shown ? [`${formatNumber(shown.shown)} shown`] : []),
		...(rejected_rows > 0 ? [`${formatNumber(rejected_rows)} rejected`] : []),
		...(notices.length > 0
			? [`${formatNumber(notices.length)} ${notices.length === 1 ? 'notice' : 'notices'}`]
			: []),
	];
	return `${source}: ${parts.join(', ')}`;
}

function findingLines(
	heading: 'rejected' | 'left out',
	findings: readonly RowFinding[],
	countedBy: StockReport['counted_by'],
): string[] {
	const kinds = [...Map.groupBy(findings, kindOf).values()].sort((a, b) => b.length - a.length);
	const reported = kinds
		.slice(0, KINDS)
		.flatMap((kind) => [
			...kind
				.slice(0, LINES_PER_KIND)
				.map((each) => `${verbOf(heading, each)} ${findingLine(each, countedBy)}`),
			...(kind.length > LINES_PER_KIND
				? [`  … and ${formatNumber(kind.length - LINES_PER_KIND)} more like this`]
				: []),
		]);
	const unlisted = kinds.slice(KINDS).reduce((sum, kind) => sum + kind.length, 0);
	return unlisted > 0 ? [...reported, `  … and ${formatNumber(unlisted)} of other kinds`] : reported;
}

/** One finding on one line: `line 12: price: expected a price of $0 or more, found -5`. */
export function findingLine(
	{ row, id, field, expected, found, used }: RowFinding,
	countedBy: StockReport['counted_by'],
): string {
	const vehicle = id === null || countedBy === 'line' ? '' : ` (id ${id})`;
	const place = [`${countedBy} ${row}${vehicle}`, field].filter(Boolean).join(': ');
	return `${place}: expected ${expected}, found ${found}${used === null ? '' : `; used ${used}`}`;
}

/** The kind of a finding; the position in a list is ignored. */
function kindOf({ field, expected, used }: RowFinding): string {
	return [field.replace(/\[\d+\]/g, '[]'), expected, used === null].join('\n');
}

function verbOf(heading: 'rejected' | 'left out', { used }: RowFinding): string {
	return heading === 'rejected' || used === null ? heading : 'changed';
}
