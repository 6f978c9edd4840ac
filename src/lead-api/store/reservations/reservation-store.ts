import type { Reservation } from '../../../domain/reservation/reservation.ts';
import type { ReservationEvent } from '../../../domain/reservation/transition.ts';
import type { NewLead, NewStep, Saved } from '../leads/new-lead.ts';
import type { ProviderNames, ProviderPayment } from '../payments/provider-payment.ts';

/** A reservation as it is stored; times are ISO 8601, UTC. */
export interface StoredReservation extends Reservation, ProviderPayment {
	/** `res_` and 32 hexadecimal digits. */
	id: string;
	dealer: string;
	car_id: string;
	/** The shopper's lead; null when it was erased. */
	lead_id: string | null;
	made_at: string;
	/** The price that the shopper saw. */
	price_cents: number;
}

/** A vehicle to be held. */
export type NewReservation = Pick<
	StoredReservation,
	'id' | 'dealer' | 'car_id' | 'price_cents' | 'deposit_cents' | 'hold_ends_at' | 'hours' | 'provider'
>;

/** `taken`: another reservation holds the vehicle; `limited`: a limit refuses the lead, or another step of it was stored meanwhile. */
export type HoldOutcome = { status: 'held'; saved: Saved } | { status: 'taken' } | { status: 'limited' };

/** An event with what the provider says of the payment. */
export type StoredEvent = ReservationEvent & ProviderNames;

/** An entry of a reservation's history, oldest first. */
export interface ReservationEntry {
	at: string;
	event: string;
	state: Reservation['state'];
	payment: Reservation['payment'];
}

/** Whether a vehicle is reserved, and since when that is so. */
export interface ReservedMark {
	car_id: string;
	is_reserved: boolean;
	changed_at: string;
}

/** The reservations of vehicles, and what happened to each. */
export interface ReservationStore {
	/**
	 * Stores a lead, or its last step, and holds its vehicle in one transaction. Of any number of calls for one vehicle, one holds it. The
	 * same submission again gets the same lead, and a new hold where the one before has ended.
	 */
	hold(order: NewLead | NewStep, reservation: NewReservation): Promise<HoldOutcome>;
	/** The latest reservation of a lead; null for none. */
	reservationOfLead(leadId: string): Promise<StoredReservation | null>;
	/** The reservation that keeps a vehicle from other shoppers; null for none. */
	reservationOfVehicle(dealer: string, carId: string): Promise<StoredReservation | null>;
	reservation(dealer: string, id: string): Promise<StoredReservation | null>;
	/** The reservation that a payment at the provider is for. */
	reservationOfPayment(dealer: string, paymentId: string): Promise<StoredReservation | null>;
	/**
	 * Applies an event, logs it, and puts messages about it into the outbox, in one transaction. Null when it changed nothing.
	 */
	changeReservation(id: string, event: StoredEvent, now: Date): Promise<StoredReservation | null>;
	/** Reservations of vehicles that are held or reserved, or with payments to settle, in the order of their ids, after one of them. */
	unsettledReservations(after: string, limit: number): Promise<StoredReservation[]>;
	/** Sets the time before which its provider is not called again. */
	postponeReservation(id: string, attempts: number, next: Date): Promise<void>;
	/** The state of a dealer's vehicles whose reservations changed since a moment, or are reserved still. */
	reservedMarks(dealer: string, since: Date): Promise<ReservedMark[]>;
	/** Reservations of a dealer or of all, the latest first. */
	listReservations(dealer: string | null, limit: number): Promise<StoredReservation[]>;
	reservationHistory(id: string): Promise<ReservationEntry[]>;
}
