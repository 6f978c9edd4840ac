import type { Target } from '../deploy/target.ts';
import type { ReportedWork } from '../outages.ts';
import { afterAsking } from './transitions.ts';
import type { WatchedDealer } from './watched-dealer.ts';

/** Dealers asked for in one round: hosts count requests, and a bucket charges for them. */
const A_ROUND = 60;

/** Asks a target which dealers are held there, some in each round, those first that were asked for longest ago. */
export class HeldDealers {
	/** Those asked for before, longest ago first. */
	#asked: string[] = [];
	readonly #reported: ReportedWork;

	/** @param reported reports that a target does not say which dealers are held */
	constructor(reported: ReportedWork) {
		this.#reported = reported;
	}

	/**
	 * Learns which dealers another process has rolled back meanwhile, or let go again. `learnt` is called with each dealer as it was before.
	 */
	async learn(
		target: Pick<Target, 'isHeld'>,
		dealers: Record<string, WatchedDealer>,
		learnt: (slug: string, before: WatchedDealer) => void,
	): Promise<void> {
		const published = Object.keys(dealers).filter((slug) => dealers[slug]?.published !== '');
		for (const [slug, isHeld] of await this.ask(target, published)) {
			const before = dealers[slug];
			if (!before) continue;
			dealers[slug] = afterAsking(before, isHeld);
			learnt(slug, before);
		}
	}

	/** Whether each of some dealers is held. One for which the target gives no answer is left out, and asked for again in its turn. */
	async ask(target: Pick<Target, 'isHeld'>, slugs: readonly string[]): Promise<Map<string, boolean>> {
		const turn = [
			...slugs.filter((slug) => !this.#asked.includes(slug)),
			...this.#asked.filter((slug) => slugs.includes(slug)),
		];
		const round = turn.slice(0, A_ROUND);
		this.#asked = [...turn.slice(A_ROUND).filter((slug) => this.#asked.includes(slug)), ...round];
		const held = new Map<string, boolean>();
		for (const slug of round)
			try {
				held.set(slug, await this.#reported(() => target.isHeld(slug)));
			} catch {
				// Reported.
				break;
			}
		return held;
	}
}
