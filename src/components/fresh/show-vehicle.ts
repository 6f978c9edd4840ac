import type { Card } from '../../contracts/page/card.ts';
import { showPrice, showTag, showWords } from './show-card.ts';

/**
 * Brings the page of a vehicle up to date: price, tag, whether it is reserved; of one that was sold meanwhile what can be done about
 * it gives way to the message that waits in the page. A page that says 'sold' stays: it is made anew soon enough.
 *
 * @param card null for a vehicle that is no longer shown
 */
export function showVehicle(place: HTMLElement, card: Card | null, isReserved: boolean): void {
	if (place.dataset.state === 'sold') return;
	const state = card?.state ?? 'gone';
	place.dataset.state = state;
	showTag(place, card?.tag ?? null, '.gal__main > [data-track]');
	const words = [...place.ownerDocument.querySelectorAll<HTMLElement>('[data-price]')];
	const isOwn = (element: Element) => (element.closest('[data-stock]') ?? place) === place;
	showWords(words.filter(isOwn), card?.price ?? null);
	if (card?.price) {
		const offer = place.querySelector('[data-offer]');
		if (offer) showPrice(offer, card);
		for (const mark of place.querySelectorAll<HTMLElement>('[data-reserved]')) {
			if (mark.hidden === isReserved) mark.hidden = !isReserved;
		}
		return;
	}
	const sold = place.querySelector<HTMLTemplateElement>('template[data-sold]');
	if (!sold) return;
	const message = sold.content.cloneNode(true) as DocumentFragment;
	for (const text of message.querySelectorAll<HTMLElement>('[data-gone]')) {
		if (state === 'gone') text.textContent = text.dataset.gone ?? '';
	}
	place.querySelector('[data-offer]')?.replaceChildren(message);
}
