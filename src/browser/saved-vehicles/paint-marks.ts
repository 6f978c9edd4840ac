import type { OfferedMarks } from '../../domain/vehicle/marked-vehicle.ts';

type Mark = keyof OfferedMarks;

/**
 * Presses the buttons of what is marked. A card that React draws again keeps it, as React never changes what it printed itself.
 *
 * @returns whether vehicles of the page can be compared
 */
export function paintMarks(
	page: ParentNode,
	isMarked: (mark: Mark, button: Element) => boolean,
): { hasCompare: boolean } {
	let hasCompare = false;
	for (const button of page.querySelectorAll<HTMLElement>('[data-mark]')) {
		const mark = button.dataset['mark'] as Mark;
		hasCompare ||= mark === 'compare';
		const pressed = String(isMarked(mark, button));
		if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
	}
	return { hasCompare };
}

/** Says in the header how many vehicles are saved; nothing while there are none. */
export function paintCount(page: ParentNode, count: number): void {
	const link = page.querySelector<HTMLElement>('[data-saved]');
	const words = link?.querySelector('[data-count]');
	const text = count === 0 ? '' : String(count);
	// Writing the same again would be another change of the page, which paints again.
	if (!link || !words || words.textContent === text) return;
	words.textContent = text;
	link.dataset['saved'] = text;
}
