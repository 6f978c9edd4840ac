import type { Garage, GarageCar } from '../../../api/garage/garage.ts';
import type { OwnEnquiry } from '../../../api/garage/own-enquiry.ts';
import { visitorDay } from '../../../browser/visitor-day.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { ENDED_LABELS, isEnded } from '../../../domain/vehicle/state/vehicle-state.ts';

/** The line below a vehicle's name, and whether it tells of a lower price. */
export interface CarLine {
	text: string;
	isLess: boolean;
}

/** What has become of a vehicle, with its price: '$63,490, down $1,500'. */
export function carLine(car: GarageCar & { price_then?: number | null }): CarLine {
	const { state, reserved, path, price, price_then, price_text } = car;
	const plain = (text: string) => ({ text, isLess: false });
	if (path === null) return plain('No longer for sale');
	if (isEnded(state)) return plain(ENDED_LABELS[state]);
	if (reserved) return plain(price === null ? 'RESERVED' : `RESERVED, ${formatDollars(price)}`);
	if (price === null || price_text === null) return plain('Ask us for the price');
	if (price_then == null || price_then === price) return plain(price_text);
	const isLess = price < price_then;
	const by = formatDollars(Math.abs(price - price_then));
	return { text: `${formatDollars(price)}, ${isLess ? 'down' : 'up'} ${by}`, isLess };
}

/** What a saved search finds: the number of vehicles, and of those that came since it was saved. */
export function foundWords({ found, saved_at }: Garage['searches'][number]): {
	text: string;
	news: string | null;
} {
	if (found === null) return { text: `Saved on ${visitorDay(saved_at)}`, news: null };
	const { total, new: news } = found;
	const text = total === 0 ? 'No match today' : `${total} ${total === 1 ? 'matches' : 'match'} today`;
	return { text, news: news === 0 ? null : `${news} new since ${visitorDay(saved_at)}` };
}

/** Words and icon of an enquiry's state. */
export const ENQUIRY_STATES = {
	received: { text: 'Received', icon: 'check' },
	checking: { text: 'Being checked', icon: 'clock' },
	unfinished: { text: 'Not finished', icon: 'clock' },
} as const satisfies Record<OwnEnquiry['state'], object>;

/** 'Test Drive: 2025 HiLux SR5'. */
export function enquiryTitle({ category, vehicle, sent }: OwnEnquiry): string {
	const about = vehicle?.title ?? sent?.own_vehicle;
	return about ? `${category}: ${about}` : category;
}

/** Letters of a message that are shown. */
const LONGEST = 160;

/** What was asked for, in a line; null for an enquiry that shows only that it was sent. */
export function enquiryText({ time, place, sent }: OwnEnquiry): string | null {
	if (time) return `For ${time}, at ${place.name}`;
	if (sent?.estimate) return `Estimate ${sent.estimate}`;
	const message = sent?.message.trim() ?? '';
	if (message === '') return null;
	return `“${message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message}”`;
}

/** '22 November at 4:12 pm', on the visitor's own calendar. */
export function momentOf(moment: string): string {
	return new Date(moment).toLocaleString('en-AU', {
		day: 'numeric',
		month: 'long',
		hour: 'numeric',
		minute: '2-digit',
	});
}

/** '0412 ••• 019': enough to know one's own number by. */
export function hiddenNumber(phone: string): string {
	const national = phone.replace(/^\+61/, '0');
	return `${national.slice(0, 4)} ••• ${national.slice(-3)}`;
}
