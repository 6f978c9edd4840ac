import type { ThanksText } from '../../../domain/lead/thanks-text.ts';

/** Words for each category, as the page carries them. */
type Thanks = Readonly<Record<string, ThanksText | undefined>>;

/**
 * Says what fits what was sent: the words of its category, and vehicles of the condition it was about. The address names both; what it
 * says is never printed, so that no link puts words into the dealer's mouth. An address without a category, from a bookmark, follows no form.
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
