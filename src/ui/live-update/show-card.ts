import type { Card } from '../../domain/card/card-data.ts';
import { ENDED_LABELS, isEnded } from '../../domain/vehicle/state/vehicle-state.ts';
import { Tag } from '../card/Tag.tsx';
import { VehicleCard } from '../card/VehicleCard.tsx';
import { renderToDom } from './render-to-dom.ts';

/** Parts of a card that live updates replace; heart, picture and place stay. */
const PARTS = ['.card__facts', '.price'];

/** Updates a rendered card. Only parts that differ are replaced, so that nothing flickers. */
export function showCard(place: HTMLElement, card: Card, now: Date): void {
	if (card.until !== null && now.getTime() > card.until) return place.remove();
	if (card.until === null) delete place.dataset.until;
	else place.dataset.until = String(card.until);
	showTag(place, card.tag, '.tag, picture, img');
	showWords(place.querySelectorAll('[data-price]'), card);
	if (!place.classList.contains('card')) {
		showPrice(place, card);
		return;
	}
	const fresh = renderToDom(
		VehicleCard({ card, hasIcons: place.closest('.cards--wide') !== null }),
	) as Element;
	const wasState = [...place.classList].find((name) => name.startsWith('card--')) ?? 'card--available';
	const state = `card--${isEnded(card.state) ? 'ended' : card.state}`;
	const parts = wasState === state ? PARTS : [...PARTS, '.card__acts'];
	for (const part of parts) replace(place.querySelector(part), fresh.querySelector(part));
	place.classList.replace(wasState, state);
}

/** Replaces or removes the tag of a vehicle, or inserts it after the picture. */
export function showTag(place: Element, tag: Card['tag'], before: string): void {
	const old = place.querySelector('.tag');
	if (!tag) return old?.remove();
	const fresh = renderToDom(Tag({ tag })) as Element;
	if (old) replace(old, fresh);
	else place.querySelector(before)?.after(fresh);
}

/** Updates prices inside other text, such as rows of a board: 'now' is the amount or the text in its place, 'type' what it includes. */
export function showWords(elements: Iterable<HTMLElement>, card: Pick<Card, 'price' | 'state'>): void {
	const { price, state } = card;
	const now = price?.now ?? (isEnded(state) ? ENDED_LABELS[state] : '');
	const words = { now, type: price?.type ?? '' };
	for (const element of elements) {
		const text = words[element.dataset.price === 'type' ? 'type' : 'now'];
		if (element.textContent !== text) element.textContent = text;
	}
}

/**
 * Updates a price outside a card, without its notice, which a vehicle page shows elsewhere. Returns whether the price to pay is another.
 */
export function showPrice(place: ParentNode, card: Card): boolean {
	const before = place.querySelector('.price__now')?.textContent;
	const fresh = renderToDom(VehicleCard({ card: { ...card, notice: null } })) as Element;
	replace(place.querySelector('.price'), fresh.querySelector('.price'));
	return before !== fresh.querySelector('.price__now')?.textContent;
}

function replace(old: Element | null, fresh: Element | null): void {
	if (old && fresh && !old.isEqualNode(fresh)) old.replaceWith(fresh);
}
