import { type ReportedWork, reportOutages } from '../../outages.ts';
import type { Dealers } from '../bring-up-to-date.ts';
import { HeldDealers } from '../held-dealers.ts';
import type { WatchState } from '../state-file.ts';
import type { WatchOrder } from '../watch-order.ts';
import type { WatchParts } from '../watch-parts.ts';
import type { WatchedDealer } from '../watched-dealer.ts';
import { fleetIncidents } from './fleet-incidents.ts';

/** Reports what the operator of a fleet should know, after asking the target what others have done to it. */
export class FleetReport {
	readonly #order: WatchOrder;
	readonly #held: HeldDealers;
	readonly #departed: ReportedWork;

	constructor(order: WatchOrder) {
		this.#order = order;
		this.#held = new HeldDealers(
			reportOutages(
				(reason) => order.log(`note: it is not known which dealers are held: ${reason}`),
				() => order.log('note: it is known again which dealers are held'),
			),
		);
		this.#departed = reportOutages(
			(reason) => order.log(`note: sites whose dealers have left are not looked for: ${reason}`),
			() => order.log('note: sites whose dealers have left are looked for again'),
		);
	}

	/**
	 * Returns what was reported.
	 *
	 * @param learnt called with each dealer that is held now, or no longer, as it was before
	 */
	async send(
		{ target, now }: WatchParts,
		{ dealers, reported }: { dealers: Dealers; reported: WatchState['reported'] },
		learnt: (slug: string, before: WatchedDealer) => void,
	): Promise<WatchState['reported']> {
		await this.#held.learn(target, dealers, learnt);
		const { thresholds, existing, report, feedLinks } = this.#order;
		const places = { target, existing, reported: this.#departed };
		const incidents = await fleetIncidents(
			dealers,
			places,
			Object.keys(reported),
			now(),
			thresholds,
			feedLinks,
		);
		return report(incidents, reported);
	}
}
