import type { AlertChannelName } from '../../../domain/alerts/alert-channel.ts';
import type { ChangeWords } from '../../../domain/alerts/change-words.ts';
import type { CarFacts } from '../../../domain/alerts/saved-car-change.ts';
import type { VehicleState } from '../../../domain/vehicle/state/vehicle-state.ts';
import type { StoredSearch } from '../accounts/saved-search-store.ts';
import type { Outcome } from '../outbox/outcome.ts';

/** A channel that a shopper turned on, with the consent as it was given. */
export interface NewAlertChannel {
	channel: AlertChannelName;
	/** Email address, or mobile number in E.164. */
	target: string;
	/** The shopper's time zone, for quiet hours. */
	time_zone: string;
	/** The consent words as they were shown. */
	words: string;
	/** The path of the page that showed them. */
	page: string;
	/** ISO 8601, UTC, milliseconds, like all times here. */
	agreed_at: string;
	/** When the target was proved to be the shopper's; null until the link in a mail was used. */
	confirmed_at: string | null;
}

/** A channel as it is stored. */
export interface AlertChannel extends NewAlertChannel {
	/** When the shopper stopped it; null while it is on. */
	stopped_at: string | null;
}

/**
 * A change of a saved vehicle, or new matches of a search, as a message reports them: complete, because the vehicle may be gone when it is
 * sent.
 */
export interface AnnouncedChange extends ChangeWords {
	/** '2024 Toyota HiLux SR5'; of a search its name. */
	title: string;
	/** Of its page; null where it has none any more, and for a search. */
	slug: string | null;
	/** The address of a saved search: a path and query of the site. */
	path?: string;
}

/** What a message says. */
export type AlertContent =
	/** The link that confirms an email address; valid for the consent of this time. */
	| { kind: 'confirmation'; agreed_at: string }
	/** Changes of saved vehicles, the best first. */
	| { kind: 'changes'; changes: readonly AnnouncedChange[] };

/** A message to a shopper, in the outbox of alerts. */
export interface AlertMessage {
	id: string;
	account_id: string;
	dealer: string;
	channel: AlertChannelName;
	target: string;
	time_zone: string;
	content: AlertContent;
}

/** A message as its recipient may see it: waiting, delivered or given up. */
export interface KeptAlert extends Pick<AlertMessage, 'channel' | 'target' | 'content'> {
	state: Outcome['state'];
	/** When it was last tried, or is due. */
	at: string;
}

/** A claimed message. */
export interface DueAlert {
	entry: { id: string; channel: AlertChannelName; attempts: number; next_at: string };
	message: AlertMessage;
}

/** A saved vehicle, and what the shopper knows of it by this channel. */
export interface KnownCar {
	car_id: string;
	/** Its name when it was saved; null where that was not kept. */
	name: string | null;
	announced: Omit<CarFacts, 'state'> & { state: VehicleState | null };
}

/** A saved search, and the vehicles that the shopper knows of by this channel. */
export type KnownSearch = Pick<StoredSearch, 'id' | 'name' | 'path' | 'selection' | 'matches'>;

/** What a message tells: facts of vehicles, and what searches find, by their ids. */
export interface Announced {
	cars: ReadonlyMap<string, CarFacts>;
	searches: ReadonlyMap<string, readonly string[]>;
}

/** A channel that is on, with all saved vehicles and searches of its account. */
export interface AlertWork extends Pick<AlertMessage, 'account_id' | 'channel' | 'target' | 'time_zone'> {
	cars: KnownCar[];
	searches: KnownSearch[];
}

/** Alerts of signed-in visitors. */
export interface AlertStore {
	alertChannels(accountId: string): Promise<AlertChannel[]>;
	/**
	 * Turns a channel on. A target that was confirmed before stays confirmed; for any other, the confirmation is sent where there is one.
	 */
	startAlerts(accountId: string, channel: NewAlertChannel, confirmation: AlertMessage | null): Promise<void>;
	/** Confirms the email address of the consent of a time. False when it was replaced or stopped. */
	confirmAlerts(accountId: string, agreedAt: string, now: Date): Promise<boolean>;
	/** Turns a channel off and removes its waiting messages. False when there is none. */
	stopAlerts(accountId: string, channel: AlertChannelName, now: Date): Promise<boolean>;
	/** Turns texts to a number off, for the dealer's account with it. */
	stopTexts(dealer: string, phone: string, now: Date): Promise<void>;
	/** Confirmed channels of a dealer's accounts, a page of accounts after an id, in the order of their ids. */
	alertWork(dealer: string, after: string, accounts: number): Promise<AlertWork[]>;
	/**
	 * Puts a message with changes into the outbox and stores what it tells as announced, in one transaction. False where the channel was
	 * stopped, or has a message that is waiting or that was sent since the shopper's day began.
	 */
	planAlert(message: AlertMessage, announced: Announced, dayBegan: Date, now: Date): Promise<boolean>;
	/** Claims due messages with a lease, as `claimDue` does for leads. */
	claimAlerts(now: Date, limit: number, leaseMs: number): Promise<DueAlert[]>;
	nextAlert(): Promise<string | null>;
	settleAlert(id: string, outcome: Outcome, now: Date): Promise<void>;
}
