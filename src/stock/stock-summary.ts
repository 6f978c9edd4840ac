import { reportLines } from './report-lines.ts';
import type { ShownStock } from './shown-stock.ts';
import type { StockReport, StockSummary } from './stock-report.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The last good stock in the place of today's. */
export interface FromSnapshot {
	/** Why today's source was refused. */
	reason: string;
	/** ISO 8601, UTC. */
	taken_at: string;
	/** Of the source refused; null when it could not even be read. */
	report: StockReport | null;
}

/** What a build says of a dealer's stock. */
export function stockSummary(
	report: StockReport,
	shown: ShownStock,
	fromSnapshot: FromSnapshot | null,
	now: Date,
): StockSummary {
	const refused = fromSnapshot?.report ? reportLines(fromSnapshot.report, null) : [];
	return {
		source: report.source,
		rows: report.rows,
		taken: report.vehicles,
		...shown,
		rejected_rows: report.rejected_rows,
		notices: report.notices.length,
		from_snapshot: fromSnapshot && {
			reason: fromSnapshot.reason,
			taken_at: fromSnapshot.taken_at,
			age_hours: Math.max(0, now.getTime() - Date.parse(fromSnapshot.taken_at)) / HOUR_MS,
		},
		lines: [...refused.map((line) => `refused: ${line}`), ...reportLines(report, shown)],
	};
}
