import { valueAdvice } from '../../domain/feed/value-advice.ts';
import type { FeedHealth } from '../../stock/health/feed-health.ts';
import type { WatchedDealer } from '../watched-dealer.ts';
import { statusWords } from './status-words.ts';

/** What the watch knows of a feed since it was last read; times are ISO 8601, UTC. */
export interface FeedState {
	/** When it was last asked for with success; null for never. */
	asked_at: string | null;
	/** Why it cannot be fetched now, and since when; null where it can. */
	problem: { text: string; since: string } | null;
}

/** What is known of a dealer's feed besides its health. */
export function feedState(dealer: Pick<WatchedDealer, 'feed' | 'failure'> | undefined): FeedState {
	const { feed = null, failure = null } = dealer ?? {};
	return {
		asked_at: feed?.asked_at ?? null,
		problem: failure?.step === 'feed' ? { text: failure.problem, since: failure.since } : null,
	};
}

/** The report on a feed for programs: its health, and how to mend each problem. */
export function feedReport(health: FeedHealth, state: FeedState) {
	const { version: _, feed: _hash, problems, ...rest } = health;
	const { title, text } = statusWords(health);
	return {
		status: `${title}: ${text}`,
		...rest,
		asked_at: state.asked_at,
		fetch_problem: state.problem,
		problems: problems.map((problem) => {
			const { how, example } = valueAdvice(problem.field, problem.accepted);
			return { ...problem, how_to_mend: how, example };
		}),
	};
}
