import type { SaveOptions } from '../../domain/vehicle/saved-vehicle.ts';

type Mark = keyof SaveOptions;

/**
 * Sets the pressed state of the buttons of saved and compared vehicles. React does not reset it, as it only updates attributes that
 * changed.
 *
 * @returns whether vehicles of the page can be compared
 */
export function paintSaveButtons(
	page: ParentNode,
	isMarked: (mark: Mark, button: Element) => boolean,
): { hasCompare: boolean } {
	let hasCompare = false;
	for (const button of page.querySelectorAll<HTMLElement>('[data-mark]:not([data-mark=search])')) {
		const mark = button.dataset['mark'] as Mark;
		hasCompare ||= mark === 'compare';
		const pressed = String(isMarked(mark, button));
		if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
	}
	return { hasCompare };
}

/** Shows the number of saved vehicles in the header; nothing for none. */
export function paintCount(page: ParentNode, count: number): void {
	const link = page.querySelector<HTMLElement>('[data-saved]');
	const words = link?.querySelector('[data-count]');
	const text = count === 0 ? '' : String(count);
	// Writing the same text again would trigger the mutation observer, which paints again.
	if (!link || !words || words.textContent === text) return;
	words.textContent = text;
	link.dataset['saved'] = text;
}
