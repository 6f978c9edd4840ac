import { firstNameOf, namedOf } from '../../../domain/lead/feedback-names.ts';
import type { FeedbackLocation } from '../page-data.ts';

/**
 * Fills the feedback page with the customer and dealership named in its address, and sets the links for that dealership (REVIEWS-011 to
 * REVIEWS-014). Only the dealer's own names are accepted: text from a stranger's link is neither shown nor followed.
 */
export function fillFeedback(main: HTMLElement, search: string): void {
	const query = new URLSearchParams(search);
	const part = (name: string) => main.querySelector<HTMLAnchorElement>(`[data-${name}]`);
	const say = (name: string, text: string | undefined | null) => {
		const place = part(name);
		if (place && text) place.textContent = text;
	};
	const locations = JSON.parse(main.dataset['locations'] ?? '[]') as FeedbackLocation[];
	const location = namedOf(locations, query.get('dealership_name') ?? '');
	say('customer', firstNameOf(query.get('first_name') ?? ''));
	say('dealership', location?.name);
	for (const way of ['great', 'bad'] as const) {
		const link = part(way);
		if (link && location) link.href = location[way];
	}
}
