import { getSentLead } from '../../../../api/leads/get-sent-lead.ts';
import type { SentLead } from '../../../../api/leads/sent-lead.ts';
import { APPLICATION_THANKS } from '../../../../domain/lead/thanks-text.ts';
import { element } from '../element.ts';
import { lastSent } from './last-sent.ts';

/** Loads what this browser has sent last, for the success page of its category; undefined where there is none, or it cannot be loaded. */
export async function readSent(page: Document, search: string): Promise<SentLead | undefined> {
	const sent = lastSent(page.body.dataset['dealer'] ?? '');
	if (!sent || sent.category !== new URLSearchParams(search).get('category')) return undefined;
	return getSentLead(sent);
}

/** Shows the sent lead on the success page: vehicle, time, place, reference, and in the heading that it was an application. */
export async function showSent(page: Document, sent: Promise<SentLead | undefined>): Promise<void> {
	const lead = await sent;
	const section = page.querySelector<HTMLElement>('[data-sent]');
	if (!section || !lead) return;
	fill(section, lead);
	if (lead.vehicle) leaveOut(page, lead.vehicle.path);
	showReference(page, lead);
	if (lead.loan) page.querySelector('h1')?.replaceChildren(APPLICATION_THANKS);
	section.hidden = false;
}

/** Leaves the sent vehicle out of the others, of which the page has one more than it shows. */
function leaveOut(page: Document, path: string): void {
	for (const card of page.querySelectorAll('[data-group] .cards > li'))
		if (card.querySelector('a')?.getAttribute('href') === path) card.remove();
	for (const group of page.querySelectorAll<HTMLElement>('[data-group]'))
		if (!group.querySelector('.cards > li')) group.remove();
}

function fill(section: HTMLElement, { vehicle, time, loan, place }: SentLead): void {
	if (vehicle) {
		const link = element('a', 'link', vehicle.title);
		link.href = vehicle.path;
		const words = element('p', '', link);
		if (vehicle.price_text) words.append(element('span', 'num', vehicle.price_text));
		const car = element('div', 'sent__car', words);
		if (vehicle.picture) car.prepend(pictureOf(vehicle.picture));
		section.append(car);
	}
	const phone = element('a', 'link', place.phone);
	phone.href = `tel:${place.phone.replace(/[^+\d]/g, '')}`;
	const facts: [string, (Node | string)[]][] = [
		['Time you asked for', [time ?? '']],
		['Your loan', [loan ?? '']],
		['Where', [place.name, ...(place.address ? [element('br', ''), place.address] : [])]],
		['Phone', [phone]],
	];
	const shown = facts.filter(([, [first]]) => first);
	section.append(
		element(
			'dl',
			'sent__facts',
			...shown.map(([label, value]) =>
				element('div', '', element('dt', '', label), element('dd', 'num', ...value)),
			),
		),
	);
}

function showReference(page: Document, { reference }: SentLead): void {
	const line = page.querySelector<HTMLElement>('[data-reference]');
	line?.querySelector('b')?.append(reference);
	line?.removeAttribute('hidden');
}

function pictureOf(address: string): HTMLImageElement {
	const picture = element('img', '');
	Object.assign(picture, { src: address, alt: '', width: 144, height: 96 });
	return picture;
}
