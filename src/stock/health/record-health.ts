import { dirname, join } from 'node:path';
import type { StockResult } from '../load-stock.ts';
import type { StockReport } from '../report/stock-report.ts';
import { sourcePlace } from '../source/source-place.ts';
import type { StockSettings } from '../stock-order.ts';
import type { FeedRefusal } from './feed-health.ts';
import { feedProblems } from './feed-problems.ts';
import { HEALTH_FILE, readHealth, writeHealth } from './health-file.ts';
import { type FeedReading, nextHealth } from './next-health.ts';

/** A dealer's feed. */
interface Feed {
	/** The dealer's name, its time zone and its folder. */
	dealer: string;
	time_zone: string;
	folder: string;
	settings: StockSettings;
	/** The file of the last good stock, beside which the health is written. */
	snapshotPath: string;
}

/** Notes what became of a feed for the people who send it. A disk that takes no more stops no build. */
export function recordHealth(feed: Feed, result: StockResult, now: Date): void {
	const file = join(dirname(feed.snapshotPath), HEALTH_FILE);
	const health = nextHealth(readHealth(file), readingOf(feed, result), now);
	try {
		writeHealth(file, health);
	} catch {
		// The build itself says what is wrong with its folder; the former report stays.
	}
}

function readingOf({ dealer, time_zone, folder, settings }: Feed, result: StockResult): FeedReading {
	const { from } = settings;
	const fallback = result.vehicles ? result.fromSnapshot : null;
	const report = fallback ? fallback.report : result.report;
	const reason = result.vehicles ? (fallback?.reason ?? null) : result.reason;
	return {
		dealer,
		time_zone,
		source: sourcePlace(from, folder, null).name,
		feed: result.feed,
		report,
		problems: report ? feedProblems(report, from) : [],
		published: result.vehicles ? result.summary.shown : 0,
		not_shown: result.vehicles && !fallback ? result.summary.not_shown : {},
		refusal:
			reason === null
				? null
				: {
						kind: kindOf(result.feed, report, settings.max_rejected_share),
						reason,
						shown_since: fallback?.taken_at ?? null,
					},
	};
}

function kindOf(feed: string | null, report: StockReport | null, maxShare: number): FeedRefusal['kind'] {
	if (feed === null) return 'not_fetched';
	if (!report) return 'not_readable';
	if (report.rows === 0) return 'empty';
	return report.rejected_rows / report.rows > maxShare ? 'too_many_left_out' : 'too_few_vehicles';
}
