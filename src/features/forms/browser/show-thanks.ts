import type { ThanksText } from '../../../domain/lead/thanks-text.ts';

/** Thank-you texts by category, from the page. */
type Thanks = Readonly<Record<string, ThanksText | undefined>>;

/**
 * Shows the thank-you text of the category and vehicles of the condition in the address. Text in the address itself is never shown, so that
 * a link cannot make the page say anything. An address without a category is from a bookmark.
 */
export function showThanks(page: Document, search: string): void {
	const query = new URLSearchParams(search);
	const place = page.querySelector<HTMLElement>('[data-thanks]');
	const all: Thanks = JSON.parse(place?.dataset['thanks'] ?? '{}');
	const category = query.get('category') ?? '';
	const words = Object.hasOwn(all, category) ? all[category] : undefined;
	const [title, text] = ['h1', '.thanks__text'].map((name) => place?.querySelector(name));
	if (words && title && text) {
		title.textContent = words.title;
		text.textContent = words.text;
	}
	const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')];
	for (const part of page.querySelectorAll(`[data-part="${words?.hides}"]`)) part.remove();
	const fitting = groups.find(({ dataset }) => dataset['group'] === query.get('car_type'));
	if (fitting) for (const group of groups) group.hidden = group !== fitting;
}
