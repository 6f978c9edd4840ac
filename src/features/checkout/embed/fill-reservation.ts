import type { SentLead } from '../../../api/sent-lead.ts';

/** Shows a reservation on the success page: what is true now, the money, the calendar file, and the page where it can be cancelled (resolution 149). */
export function fillReservation(
	page: Document,
	{ title, text, money, page: own, calendar }: NonNullable<SentLead['reservation']>,
): void {
	const place = page.querySelector('[data-thanks]');
	const [heading, words] = ['h1', '.thanks__text'].map((name) => place?.querySelector(name));
	if (heading && words) [heading.textContent, words.textContent] = [title, `${text} ${money}`];
	page.title = page.title.replace(/^[^|]+/, `${title} `);
	const ways = [
		{ label: calendar ? 'See or cancel it' : 'See your reservation', href: own },
		...(calendar ? [{ label: 'Add to calendar', href: calendar }] : []),
	].map(({ label, href }) => {
		const link = page.createElement('a');
		Object.assign(link, { href, textContent: label, className: 'btn btn--2' });
		const item = page.createElement('li');
		item.append(link);
		return item;
	});
	page.querySelector('.thanks__ways')?.prepend(...ways);
}
