import fc from 'fast-check';
import { HOLDING_STATES } from '../../../../src/domain/reservation/reservation.ts';
import { type ReservationEvent, transition } from '../../../../src/domain/reservation/transition.ts';
import type { NewLead } from '../../../../src/lead-api/store/leads/new-lead.ts';
import type { StoredReservation } from '../../../../src/lead-api/store/reservations/reservation-store.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { order, reservation } from './reservation-orders.ts';
import { later } from './two-stores.ts';

/** What two instances of the service should find in the store they share. */
export interface ReservationModel {
	dealer: string;
	/** Minutes since the start. */
	minute: number;
	/** The submissions of shoppers, the first one first, with the vehicle of each. */
	orders: { lead: NewLead; car_id: string }[];
	/** Every reservation that was made, and how many entries its history has. */
	made: { reservation: StoredReservation; entries: number }[];
}

/** The two instances. */
export type Instances = readonly [LeadStore, LeadStore];

type Command = fc.AsyncCommand<ReservationModel, Instances>;

const CARS = ['7', '8'];

const holderOf = ({ made }: ReservationModel, car_id: string) =>
	made.find(({ reservation: one }) => one.car_id === car_id && HOLDING_STATES.includes(one.state));

function expectEqual(found: unknown, expected: unknown, what: string): void {
	const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
	if (is !== should) throw new Error(`${what}: found ${is} instead of ${should}`);
}

/** A shopper tries to hold a vehicle, with a new submission or an earlier one. */
function hold(instance: number, car: number, again: number | null): Command {
	return {
		check: ({ orders }) => again === null || orders.length > 0,
		async run(model, instances) {
			model.minute += 1;
			const { dealer, orders, made } = model;
			const sent = again === null ? null : orders[again % orders.length];
			const { lead, car_id } = sent ?? {
				lead: order(dealer, { received_at: later(model.minute).toISOString() }),
				car_id: CARS[car] as string,
			};
			const holder = holderOf(model, car_id);
			const isOwn = holder?.reservation.lead_id === lead.lead.id;
			const wanted = reservation(dealer, { car_id, hold_ends_at: later(model.minute + 31).toISOString() });
			const { status } = await (instances[instance] as LeadStore).hold(lead, wanted);
			expectEqual(status, holder && !isOwn ? 'taken' : 'held', `hold of ${car_id}`);
			if (holder) return;
			const stored = await (instances[1 - instance] as LeadStore).reservation(dealer, wanted.id);
			expectEqual(stored?.lead_id, lead.lead.id, 'lead of a hold');
			if (stored) made.push({ reservation: stored, entries: 1 });
			if (!sent) orders.push({ lead, car_id });
		},
		toString: () =>
			`instance ${instance} holds car ${car}${again === null ? '' : ` with submission ${again} again`}`,
	};
}

/** Something happens to a reservation that was made, perhaps long ago; some minutes after the last command. */
function happens(instance: number, which: number, event: ReservationEvent, minutes: number): Command {
	return {
		check: ({ made }) => made.length > 0,
		async run(model, instances) {
			model.minute += minutes;
			const now = later(model.minute);
			const one = model.made[which % model.made.length];
			if (!one) return;
			const before = one.reservation;
			const expected = transition(now, before, event);
			const changed = await (instances[instance] as LeadStore).changeReservation(before.id, event, now);
			expectEqual(changed !== null, expected !== null, `${event.type} of ${before.state}, ${before.payment}`);
			if (!expected) return;
			const at = now.toISOString();
			one.reservation = { ...before, ...expected, changed_at: at, next_check_at: at };
			one.entries += 1;
		},
		toString: () =>
			`instance ${instance}: ${JSON.stringify(event)} of reservation ${which}, ${minutes} minutes later`,
	};
}

/** The other instance looks at everything: states, money, holders, marks, what is still to be settled. */
function looks(instance: number): Command {
	return {
		check: () => true,
		async run(model, instances) {
			const store = instances[instance] as LeadStore;
			const { dealer, made } = model;
			const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
			const expected = made.map(({ reservation: one }) => one).sort(byId);
			expectEqual((await store.listReservations(dealer, 1000)).sort(byId), expected, 'reservations');
			for (const car_id of CARS) {
				const holder = holderOf(model, car_id)?.reservation.id;
				expectEqual((await store.reservationOfVehicle(dealer, car_id))?.id, holder, `holder of ${car_id}`);
				const mark = (await store.reservedMarks(dealer, later(-1))).find((one) => one.car_id === car_id);
				const isReserved = expected.some((one) => one.id === holder && one.state !== 'held');
				expectEqual(mark?.is_reserved ?? false, isReserved, `mark of ${car_id}`);
			}
			const unsettled = (await store.unsettledReservations('', 1000)).filter((one) => one.dealer === dealer);
			const toSettle = expected.filter(
				({ state, payment }) =>
					['held', 'reserved'].includes(state) || ['starting', 'open', 'refund_due'].includes(payment),
			);
			expectEqual(
				unsettled.map(({ id }) => id),
				toSettle.map(({ id }) => id),
				'reservations to settle',
			);
			for (const { reservation: one, entries } of made)
				expectEqual((await store.reservationHistory(one.id)).length, entries, 'history');
		},
		toString: () => `instance ${instance} looks`,
	};
}

const EVENTS = [
	...['session_opened', 'session_closed', 'abandoned', 'time_over', 'cancelled', 'released', 'extended'],
	...['converted', 'deposit_returned', 'vehicle_sold', 'vehicle_repriced', 'refunded', 'refund_failed'],
	...['refunded_there', 'disputed'],
] as Exclude<ReservationEvent['type'], 'paid'>[];

const instance = fc.nat({ max: 1 });
const event: fc.Arbitrary<ReservationEvent> = fc.oneof(
	{ weight: 2, arbitrary: fc.constantFrom(...EVENTS).map((type) => ({ type })) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(20_000, 20_000, 1).map((cents) => ({ type: 'paid' as const, cents })),
	},
);

/** What shoppers, dealers, stock, clock and provider do to two vehicles at two instances, in any order. */
export const reservationCommands = fc.commands<ReservationModel, Instances, false>(
	[
		fc.tuple(instance, fc.nat({ max: 1 })).map(([at, car]) => hold(at, car, null)),
		fc.tuple(instance, fc.nat({ max: 9 })).map(([at, again]) => hold(at, 0, again)),
		fc
			.tuple(instance, fc.nat({ max: 9 }), event, fc.constantFrom(0, 1, 40, 48 * 60))
			.map(([at, which, what, minutes]) => happens(at, which, what, minutes)),
		instance.map(looks),
	],
	{ size: '+1' },
);
