import type { ShownStock } from '../select/shown-stock.ts';
import { reportLines } from './report-lines.ts';
import type { StockReport, StockSummary } from './stock-report.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The last good stock, used instead of the current one. */
export interface FromSnapshot {
	/** Why the current source was rejected. */
	reason: string;
	/** ISO 8601, UTC. */
	taken_at: string;
	/** The report on the rejected source; null when it could not be read. */
	report: StockReport | null;
}

/** The summary of a dealer's stock for a build. */
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
