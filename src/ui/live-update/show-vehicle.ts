import type { Card } from '../../domain/card/card-data.ts';
import { isEnded } from '../../domain/vehicle/state/vehicle-state.ts';
import { showPrice, showTag, showWords } from './show-card.ts';

/**
 * Updates a vehicle page: price, tag, reserved and coming-soon marks. For a vehicle that is no longer for sale, the page's template with
 * the message replaces price and actions. A page that already shows the message stays as it is until the next build.
 *
 * @param card null for a vehicle that is no longer shown
 */
export function showVehicle(place: HTMLElement, card: Card | null, isReserved: boolean): void {
	const offer = place.querySelector('[data-offer]');
	if (!offer) return;
	const state = card?.state ?? 'unavailable';
	place.dataset.state = state;
	showTag(place, card?.tag ?? null, '.gal__main > [data-track]');
	const words = [...place.ownerDocument.querySelectorAll<HTMLElement>('[data-price]')];
	const isOwn = (element: Element) => (element.closest('[data-stock]') ?? place) === place;
	showWords(words.filter(isOwn), { price: card?.price ?? null, state });
	if (card && !isEnded(state)) {
		// The repayment for another price is not known here.
		if (showPrice(offer, card)) for (const part of place.querySelectorAll('[data-repayment]')) part.remove();
		const marks = { reserved: isReserved, coming: state === 'coming-soon' };
		for (const [name, isTrue] of Object.entries(marks)) {
			const mark = place.querySelector<HTMLElement>(`[data-${name}]`);
			if (mark && mark.hidden === isTrue) mark.hidden = !isTrue;
		}
		return;
	}
	const ending = place.querySelector<HTMLTemplateElement>('template[data-ending]');
	if (!ending) return;
	const message = ending.content.cloneNode(true) as DocumentFragment;
	const text = message.querySelector<HTMLElement>('[data-endings]');
	if (text) text.textContent = JSON.parse(text.dataset.endings ?? '{}')[state] ?? text.textContent;
	// The sentence comes into the page's own status, so that it is announced.
	const status = offer.querySelector('[role=status]');
	if (text) status?.replaceChildren(text);
	for (const part of [...offer.children]) if (part !== status) part.remove();
	offer.append(message);
	for (const part of place.ownerDocument.querySelectorAll('[data-selling]')) part.remove();
}
