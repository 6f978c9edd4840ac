import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { type Instances, type ReservationModel, reservationCommands } from './reservation-commands.ts';
import { reservingDealer } from './reservation-orders.ts';
import { openTwice } from './two-stores.ts';

/** Contract of a store: after any events in any order its reservations are as the rules require (resolution 147). */
export function reservationModelOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} agrees with a model of reservations`, () => {
		const at = openTwice(open);

		test('after any order of holds, payments, ends, refunds and disputes at two instances', async () => {
			await fc.assert(
				fc.asyncProperty(reservationCommands, async (commands) => {
					const setup = () => ({
						model: { dealer: reservingDealer(), minute: 0, orders: [], made: [] } satisfies ReservationModel,
						real: [at.store, at.other] as Instances,
					});
					await fc.asyncModelRun(setup, commands);
				}),
				{ numRuns: 60 },
			);
		}, 60_000);
	});
}
