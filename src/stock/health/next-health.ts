import type { StockReport } from '../report/stock-report.ts';
import type { FeedCounts, FeedHealth, FeedProblem, FeedRefusal } from './feed-health.ts';

/** Problems that are listed; further ones are counted. */
const LISTED = 2000;
/** Mended problems that are listed. */
const MENDED_LISTED = 100;

/** What a build read of a feed. */
export interface FeedReading {
	dealer: string;
	time_zone: string;
	source: string;
	/** Hash of the feed; null where it could not be fetched. */
	feed: string | null;
	/** The report on its rows; null where it could not be read. */
	report: StockReport | null;
	problems: readonly FeedProblem[];
	/** Vehicles that the site's lists show, of this feed or of an earlier one. */
	published: number;
	not_shown: Readonly<Record<string, number>>;
	refusal: Omit<FeedRefusal, 'since'> | null;
}

/** The health of a feed after a build has read it. `before` is its health until then; null for a feed that is read for the first time. */
export function nextHealth(before: FeedHealth | null, reading: FeedReading, now: Date): FeedHealth {
	const read_at = now.toISOString();
	const refusal = reading.refusal && {
		...reading.refusal,
		since: before?.refusal?.kind === reading.refusal.kind ? before.refusal.since : read_at,
	};
	const { dealer, time_zone, source } = reading;
	const about = { version: 1, dealer, time_zone, source, read_at, refusal } as const;
	if (reading.feed === null)
		return { ...(before ?? NOTHING_READ), ...about, counts: withPublished(before, reading.published) };
	const { report, feed } = reading;
	const isSame = before?.feed === feed;
	const known = new Set(isSame ? [] : before?.problems.map(keyOf));
	const wasNew = new Set(before?.problems.filter(({ is_new }) => is_new).map(keyOf));
	const hasBefore = before !== null && before.received_at !== null;
	const problems = reading.problems.map((problem) => {
		const key = keyOf(problem);
		return { ...problem, is_new: hasBefore && (isSame ? wasNew.has(key) : !known.has(key)) };
	});
	const counts = countsOf(reading);
	return {
		...about,
		counted_by: report?.counted_by ?? before?.counted_by ?? 'record',
		feed,
		received_at: isSame ? before.received_at : read_at,
		counts,
		not_shown: { ...reading.not_shown },
		notes: [...(report?.notes ?? [])],
		problems: problems.slice(0, LISTED),
		unlisted: Math.max(0, problems.length - LISTED),
		changes: isSame ? before.changes : changesSince(before, problems),
	};
}

const NO_COUNTS: FeedCounts = { received: 0, published: 0, left_out: 0, kept_back: 0, warnings: 0 };

const NOTHING_READ = {
	counted_by: 'record',
	feed: '',
	received_at: null,
	counts: NO_COUNTS,
	not_shown: {},
	notes: [],
	problems: [],
	unlisted: 0,
	changes: null,
} as const satisfies Partial<FeedHealth>;

function withPublished(before: FeedHealth | null, published: number): FeedCounts {
	return { ...(before?.counts ?? NO_COUNTS), published };
}

function countsOf({ report, published, refusal }: FeedReading): FeedCounts {
	if (!report) return { ...NO_COUNTS, published };
	return {
		received: report.rows,
		published,
		left_out: report.rejected_rows,
		kept_back: refusal ? report.vehicles : 0,
		warnings: report.notices.length,
	};
}

function changesSince(before: FeedHealth | null, problems: readonly FeedProblem[]): FeedHealth['changes'] {
	if (before === null || before.received_at === null) return null;
	const now = new Set(problems.map(keyOf));
	const mended = before.problems.filter((problem) => !now.has(keyOf(problem)));
	return {
		before: before.counts,
		before_received_at: before.received_at,
		begun: problems.filter(({ is_new }) => is_new).length,
		mended: mended.length,
		mended_rows: mended.slice(0, MENDED_LISTED),
	};
}

/** The same for the same problem of the same vehicle, whichever row it is in. */
function keyOf({ id, row, field, received, accepted }: FeedProblem): string {
	return JSON.stringify([id ?? row, field, received, accepted]);
}
