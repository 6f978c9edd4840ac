import type { SentLead } from '../../../../api/leads/sent-lead.ts';

type SentReservation = NonNullable<SentLead['reservation']>;

/** How often the service is asked for a payment that it does not know yet, milliseconds, and how many times. */
const ASKED_EVERY = 3000;
const ASKED = 40;

/**
 * Shows a reservation on the success page: what is true now, the money, the calendar file, and the page where it can be cancelled
 * (resolution 149). Who comes back before the payment provider has confirmed the payment reads that it is being confirmed, as the page has
 * it, until it is.
 */
export function fillReservation(
	page: Document,
	reservation: SentReservation,
	read: () => Promise<SentLead | undefined>,
	times = ASKED,
): void {
	const place = page.querySelector('[data-thanks]');
	showWays(page, reservation);
	// What comes later is announced.
	place?.querySelector('.thanks__said')?.setAttribute('role', 'status');
	if (!reservation.is_awaited) return showWords(page, reservation);
	if (times > 0)
		setTimeout(async () => {
			const next = (await read())?.reservation ?? reservation;
			fillReservation(page, next, read, times - 1);
		}, ASKED_EVERY);
}

function showWords(page: Document, { title, text, money }: SentReservation): void {
	const place = page.querySelector('[data-thanks]');
	const [heading, words] = ['h1', '.thanks__text'].map((name) => place?.querySelector(name));
	if (heading && words) [heading.textContent, words.textContent] = [title, `${text} ${money}`];
	page.title = page.title.replace(/^[^|]+/, `${title} `);
}

function showWays(page: Document, { page: own, calendar }: SentReservation): void {
	for (const way of page.querySelectorAll('[data-way]')) way.remove();
	// The reservation is the first thing to go on to, not the other vehicles.
	page.querySelector('.thanks__ways .btn--1')?.classList.replace('btn--1', 'btn--2');
	const ways = [
		{ label: calendar ? 'See or cancel it' : 'See your reservation', href: own },
		...(calendar ? [{ label: 'Add to calendar', href: calendar }] : []),
	].map(({ label, href }, index) => {
		const link = page.createElement('a');
		Object.assign(link, { href, textContent: label, className: `btn btn--${index === 0 ? 1 : 2}` });
		const item = page.createElement('li');
		item.dataset['way'] = '';
		item.append(link);
		return item;
	});
	page.querySelector('.thanks__ways')?.prepend(...ways);
}
