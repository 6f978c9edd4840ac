import { profileOf, type ReviewProfile } from '../../domain/review-rules.ts';

/** Names longer than this were not given by a dealer. */
const LONGEST = 60;

/**
 * Puts the names of the address into the feedback page, and leads a happy customer to the profile of that dealership (REVIEWS-011 to
 * REVIEWS-013). What the address says is shown as text and never chooses an address that is not the dealer's own.
 */
export function fillFeedback(main: HTMLElement, search: string): void {
	const query = new URLSearchParams(search);
	for (const place of main.querySelectorAll<HTMLElement>('[data-given]')) {
		const given = query.get(place.dataset['given'] ?? '')?.trim();
		if (given) place.textContent = given.slice(0, LONGEST);
	}
	const profiles = JSON.parse(main.dataset['profiles'] ?? '[]') as ReviewProfile[];
	const profile = profileOf(profiles, query.get('dealership_name') ?? '');
	const great = main.querySelector<HTMLAnchorElement>('[data-great]');
	if (profile && great) great.href = profile.review_url;
}
