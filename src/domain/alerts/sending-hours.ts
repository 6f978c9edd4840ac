import { localTime, startOfDay } from '../time/local-date.ts';

/**
 * The hours in which alerts are sent, local time, every day. The Spam Act 2003 names none; these are the weekday calling hours of the
 * Telecommunications (Telemarketing and Research Calls) Industry Standard 2017, which the consent words promise.
 */
export const SENDING_HOURS = { from: 9, to: 20 } as const;

/** Offsets from UTC differ by quarters of an hour, and so do the ends of quiet hours. */
const STEP_MS = 15 * 60_000;

/** Time zones of Australia's states and territories, and of their parts with another clock. */
const AUSTRALIAN_ZONES: readonly string[] = [
	'Australia/Sydney',
	'Australia/Melbourne',
	'Australia/Hobart',
	'Australia/Brisbane',
	'Australia/Lindeman',
	'Australia/Adelaide',
	'Australia/Broken_Hill',
	'Australia/Darwin',
	'Australia/Perth',
	'Australia/Eucla',
	'Australia/Lord_Howe',
	'Antarctica/Macquarie',
];

/** The shopper's time zone: that of the browser where it is in Australia, else the dealer's. */
export function shopperTimeZone(named: string, dealers: string): string {
	return AUSTRALIAN_ZONES.includes(named) ? named : dealers;
}

/** Whether alerts may be sent now. */
export function isSendingTime(now: Date, timeZone: string): boolean {
	const hour = localTime(now, timeZone).minutes / 60;
	return hour >= SENDING_HOURS.from && hour < SENDING_HOURS.to;
}

/** The first moment from now on at which alerts may be sent. */
export function nextSendingTime(now: Date, timeZone: string): Date {
	let moment = now;
	while (!isSendingTime(moment, timeZone))
		moment = new Date((Math.floor(moment.getTime() / STEP_MS) + 1) * STEP_MS);
	return moment;
}

/** The first moment of the local day. */
export function dayBegan(now: Date, timeZone: string): Date {
	return new Date(startOfDay(localTime(now, timeZone).date, timeZone));
}
