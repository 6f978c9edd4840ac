import type { Step, WatchedDealer } from '../watched-dealer.ts';

/** Something the operator of the fleet should know, for as long as it lasts. */
export interface Incident {
	/** The same for as long as it is the same incident. */
	key: string;
	/** A sentence with the dealer, what happened, and the remedy. */
	text: string;
}

/** When the state of a dealer becomes an incident, hours. */
export interface Thresholds {
	/** A feed that has not changed. */
	oldFeedHours: number;
}

/** How long a step may fail before it is an incident, minutes: a restart of a server, or a short cut of the network, is none. */
const PATIENCE_MINUTES = { feed: 15, stock: 0, build: 0, publish: 10, index: 10 } as const;

/** How long an unusual fall of the listed vehicles counts as an incident, hours. */
const FALL_HOURS = 24;

const HOUR_MS = 3_600_000;

/**
 * The incidents of a dealer.
 *
 * @param report makes a link to the report on the feed, for its sender; null where links are not given away
 */
export function incidentsOf(
	slug: string,
	{ feed, failure, refused, fall }: WatchedDealer,
	now: Date,
	{ oldFeedHours }: Thresholds,
	report: (() => string) | null = null,
): Incident[] {
	const hoursSince = (time: string) => (now.getTime() - Date.parse(time)) / HOUR_MS;
	const incidents: Incident[] = [];
	const add = (kind: string, text: string) =>
		incidents.push({ key: `${slug} ${kind}`, text: `${slug}: ${text}` });
	const addOfFeed = (kind: string, text: string) =>
		add(kind, report === null ? text : `${text}\n  the report for its sender: ${report()}`);
	if (refused)
		addOfFeed(
			'refused',
			`the feed is refused, and the last good stock has been shown since ${refused.since}: ${refused.problem}`,
		);
	else if (failure && hoursSince(failure.since) * 60 >= PATIENCE_MINUTES[failure.step])
		(isOfFeed(failure.step) ? addOfFeed : add)(
			failure.step,
			`${WHAT[failure.step]} since ${failure.since}: ${failure.problem}`,
		);
	if (feed && hoursSince(feed.changed_at) >= oldFeedHours)
		addOfFeed(
			'old',
			`the feed has not changed since ${feed.changed_at}; ask its sender, or raise --old-feed-hours where that is usual`,
		);
	if (fall && hoursSince(fall.at) < FALL_HOURS)
		addOfFeed(
			`fall ${fall.at}`,
			`the feed shows ${fall.to} vehicles where it showed ${fall.from} before; ask its sender whether that is right, and roll back if not: npm run deploy -- ${slug} --rollback --to …`,
		);
	return incidents;
}

const isOfFeed = (step: Step) => step === 'feed' || step === 'stock';

const WHAT = {
	feed: 'the feed cannot be read',
	stock: 'the stock is refused',
	build: 'the site cannot be built',
	publish: 'the site cannot be published',
	index: 'the stock does not reach the search server',
} as const;

const DEPARTED = ' departed';

/** The incidents of dealers that visitors can still reach although their folders are gone. */
export function departedIncidents(departed: readonly string[]): Incident[] {
	return departed.map((slug) => ({
		key: `${slug}${DEPARTED}`,
		text: `${slug}: visitors can still reach the site, but the dealer's folder is gone; take it off with npm run deploy -- --remove ${slug} --to …`,
	}));
}

/** The dealer of such an incident, by its key; null for another one. */
export function departedIn(key: string): string | null {
	return key.endsWith(DEPARTED) ? key.slice(0, -DEPARTED.length) : null;
}
