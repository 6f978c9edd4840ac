import type { StockSource } from '../../domain/feed/stock-source.ts';
import type { RowFinding } from '../check/findings.ts';
import type { StockReport } from '../report/stock-report.ts';
import { feedColumns } from './feed-columns.ts';
import type { FeedProblem } from './feed-health.ts';

/** The findings of a report in the words of the people who send the feed: vehicles that are left out first. */
export function feedProblems({ rejected, notices }: StockReport, source: StockSource): FeedProblem[] {
	const problem = (effect: FeedProblem['effect'], found: RowFinding): FeedProblem => {
		const { columns, words } = feedColumns(source, found.field);
		const isWord = words.length > 0 && found.expected.startsWith('one of ');
		return {
			effect,
			row: found.row,
			id: found.id,
			columns,
			field: found.field,
			received: found.found,
			accepted: isWord ? `one of ${words.join(', ')}` : found.expected,
			used: found.used,
			is_new: false,
		};
	};
	return [
		...rejected.map((found) => problem('vehicle_left_out', found)),
		...notices.map((found) => problem(found.used === null ? 'value_left_out' : 'value_changed', found)),
	];
}
