import type { Card } from '../../domain/card/card-data.ts';
import { ENDED_LABELS, isEnded } from '../../domain/vehicle/vehicle-state.ts';
import { Tag } from '../card/Tag.tsx';
import { VehicleCard } from '../card/VehicleCard.tsx';
import { renderToDom } from './render-to-dom.ts';

/** The parts of a card that follow from what changes; heart, picture and place stay as they are. */
const PARTS = ['.card__facts', '.price'];

/** Brings a printed card up to date. Only what differs is touched, each part in one go, so that nothing flashes. */
export function showCard(place: HTMLElement, card: Card, now: Date): void {
	if (card.until !== null && now.getTime() > card.until) return place.remove();
	if (card.until === null) delete place.dataset.until;
	else place.dataset.until = String(card.until);
	showTag(place, card.tag, '.tag, picture, img');
	showWords(place.querySelectorAll('[data-price]'), card);
	if (!place.classList.contains('card')) return showPrice(place, card);
	const fresh = renderToDom(
		VehicleCard({ card, hasIcons: place.closest('.cards--wide') !== null }),
	) as Element;
	const wasState = [...place.classList].find((name) => name.startsWith('card--')) ?? 'card--available';
	const state = `card--${isEnded(card.state) ? 'ended' : card.state}`;
	const parts = wasState === state ? PARTS : [...PARTS, '.card__acts'];
	for (const part of parts) replace(place.querySelector(part), fresh.querySelector(part));
	place.classList.replace(wasState, state);
}

/** Puts the tag of a vehicle where it has one, after the picture where it had none. */
export function showTag(place: Element, tag: Card['tag'], before: string): void {
	const old = place.querySelector('.tag');
	if (!tag) return old?.remove();
	const fresh = renderToDom(Tag({ tag })) as Element;
	if (old) replace(old, fresh);
	else place.querySelector(before)?.after(fresh);
}

/** Prices inside other texts, such as rows of a board: 'now' is the sum or what stands in its place, 'type' what it includes. */
export function showWords(elements: Iterable<HTMLElement>, card: Pick<Card, 'price' | 'state'>): void {
	const { price, state } = card;
	const now = price?.now ?? (isEnded(state) ? ENDED_LABELS[state] : '');
	const words = { now, type: price?.type ?? '' };
	for (const element of elements) {
		const text = words[element.dataset.price === 'type' ? 'type' : 'now'];
		if (element.textContent !== text) element.textContent = text;
	}
}

/** The price of a place that has no other part of a card, without a notice: a vehicle's page has its own. */
export function showPrice(place: ParentNode, card: Card): void {
	const fresh = renderToDom(VehicleCard({ card: { ...card, notice: null } })) as Element;
	replace(place.querySelector('.price'), fresh.querySelector('.price'));
}

function replace(old: Element | null, fresh: Element | null): void {
	if (old && fresh && !old.isEqualNode(fresh)) old.replaceWith(fresh);
}
