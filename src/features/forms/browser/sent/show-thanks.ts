import type { SuccessText } from '../../embed/success-data.ts';
import { element } from '../element.ts';

/** Thank-you texts by category, from the page. */
type Thanks = Readonly<Record<string, SuccessText | undefined>>;

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
	showSteps(page, words);
	const print = page.querySelector<HTMLElement>('[data-print]');
	print?.removeAttribute('hidden');
	print?.addEventListener('click', () => window.print());
	const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')];
	for (const part of page.querySelectorAll(`[data-part="${words?.hides}"]`)) part.remove();
	const fitting = groups.find(({ dataset }) => dataset['group'] === query.get('car_type'));
	if (fitting) for (const group of groups) group.hidden = group !== fitting;
}

/** Shows what happens next after a form of this category, and what to have at hand, where it says so. */
function showSteps(page: Document, { steps = [], ready = [] }: Partial<SuccessText> = {}): void {
	const items = steps.map(({ title, text }) =>
		element('li', '', element('div', '', element('b', '', title), element('span', '', text))),
	);
	if (items.length > 0) page.querySelector('.next-steps')?.replaceChildren(...items);
	const section = page.querySelector<HTMLElement>('[data-ready]');
	if (!section || ready.length === 0) return;
	section.querySelector('ul')?.append(...ready.map((thing) => element('li', '', thing)));
	section.hidden = false;
}
