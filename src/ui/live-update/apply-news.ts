import type { UncheckedChange } from '../../api/get-stock-changes.ts';
import { applyChange } from './apply-change.ts';
import { cardSettings } from './card-settings.ts';

/** Shows the changes a page has been given, and those it will be. Whatever cannot be read changes nothing. */
export function applyNews(page: Document, clock: () => Date): void {
	const apply = async () => {
		const news = takeNews(page);
		const cards = news.length > 0 ? await cardSettings() : undefined;
		if (!cards) return;
		for (const change of news) applyChange(page, change, cards, clock());
	};
	new MutationObserver(apply).observe(page, { subtree: true, attributeFilter: ['data-news'] });
	apply();
}

/** News stand in the page where they came to, each to be read once. */
function takeNews(page: Document): UncheckedChange[] {
	return [...page.querySelectorAll<HTMLElement>('[data-news]')].flatMap((place) => {
		const news = JSON.parse(place.dataset.news ?? '[]');
		delete place.dataset.news;
		return news;
	});
}
