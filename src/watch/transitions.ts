import type { FleetOutcome } from '../deploy/publish-fleet.ts';
import type { Outcome } from '../generator/outcome.ts';
import { failedAgain } from './schedule.ts';
import type { Version } from './versions.ts';
import type { Step, WatchedDealer } from './watched-dealer.ts';

/** The time of a step, and how often dealers are looked at. */
export interface Moment {
	now: Date;
	everyMs: number;
}

/** A fall of the listed vehicles that is unusual: a fifth of them, and at least as many as here. */
const LEAST_FALL = 10;
const UNUSUAL_SHARE = 0.2;

/** After the feed was asked for. */
export function afterFeed(dealer: WatchedDealer, found: Version, moment: Moment): WatchedDealer {
	if (found.problem !== null) return failed(dealer, 'feed', found.problem, moment);
	const now = moment.now.toISOString();
	const { feedHash } = found;
	const changed_at = dealer.feed?.hash === feedHash ? dealer.feed.changed_at : now;
	return {
		...passed(dealer, 'feed'),
		feed: feedHash === null ? null : { hash: feedHash, changed_at, asked_at: now },
	};
}

/**
 * After a build.
 *
 * @param validUntil the time from which the built pages may differ without any change
 */
export function afterBuild(
	dealer: WatchedDealer,
	outcome: Outcome,
	version: string,
	validUntil: string,
	moment: Moment,
): WatchedDealer {
	const tried = { ...dealer, tried: version };
	if (outcome.status === 'failed') return failed(tried, 'build', outcome.problems.join('\n'), moment);
	const now = moment.now.toISOString();
	const { shown, from_snapshot } = outcome.stock;
	const built = {
		...passed(passed(tried, 'build'), 'stock'),
		// With its time: time alone may have changed its pages.
		built: `${version} ${now}`,
		valid_until: validUntil,
		pages: outcome.pages,
		shown,
		built_at: now,
		fall: isUnusual(dealer.shown, shown) ? { at: now, from: dealer.shown, to: shown } : dealer.fall,
		refused: null,
	};
	if (!from_snapshot) return built;
	// The site shows the last good stock, and is published as such.
	const { reason } = from_snapshot;
	const refused = { since: dealer.refused?.since ?? now, problem: reason };
	return { ...failed({ ...built, failure: dealer.failure }, 'stock', reason, moment), refused };
}

/** After a site was published, or not. */
export function afterPublish(dealer: WatchedDealer, outcome: FleetOutcome, moment: Moment): WatchedDealer {
	switch (outcome.status) {
		case 'refused': {
			const { isLive, inFolder, onPages } = outcome;
			const seen = isLive && onPages.length > 0 ? ['visitors see this already:'] : [];
			return failed(dealer, 'publish', [...inFolder, ...seen, ...onPages].join('\n'), moment);
		}
		case 'failed':
			return failed(dealer, 'publish', outcome.problem, moment);
		case 'held':
			return { ...passed(dealer, 'publish'), published: dealer.built, is_held: true };
		default:
			return {
				...passed(dealer, 'publish'),
				published: dealer.built,
				is_held: false,
				published_at: outcome.status === 'published' ? moment.now.toISOString() : dealer.published_at,
			};
	}
}

/**
 * After the target was asked whether a dealer is held there: another process may have rolled back, or ended that, since the last
 * publication.
 */
export function afterAsking(dealer: WatchedDealer, is_held: boolean): WatchedDealer {
	return dealer.is_held === is_held ? dealer : { ...dealer, is_held };
}

/** After the stock was sent to the search server; `problem` is null when it arrived. */
export function afterIndex(dealer: WatchedDealer, problem: string | null, moment: Moment): WatchedDealer {
	return problem === null
		? { ...passed(dealer, 'index'), indexed: dealer.built }
		: failed(dealer, 'index', problem, moment);
}

function isUnusual(from: number, to: number): boolean {
	return from - to >= LEAST_FALL && from - to >= from * UNUSUAL_SHARE;
}

function failed(dealer: WatchedDealer, step: Step, problem: string, { now, everyMs }: Moment): WatchedDealer {
	return { ...dealer, failure: failedAgain(dealer.failure, step, problem, now, everyMs) };
}

/** A step that passed ends its own failure, not that of another step. */
function passed(dealer: WatchedDealer, step: Step): WatchedDealer {
	return dealer.failure?.step === step ? { ...dealer, failure: null } : dealer;
}
