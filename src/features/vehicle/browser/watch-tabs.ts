/** The tab a key leads to from another one, as arrow keys, Home and End do in a row of tabs; null for any other key. */
export function tabAfter(key: string, current: number, count: number): number | null {
	switch (key) {
		case 'ArrowRight':
			return (current + 1) % count;
		case 'ArrowLeft':
			return (current - 1 + count) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

/**
 * Makes a row of tabs change what stands below it. On phones there are none, and all stands open.
 *
 * @param wanted the id of the panel the address names; any other text leaves the first one
 */
export function watchTabs(root: HTMLElement, wanted: string): void {
	const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
	const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
	const select = (index: number) => {
		for (const [place, tab] of tabs.entries()) {
			const isSelected = place === index;
			tab.setAttribute('aria-selected', String(isSelected));
			tab.tabIndex = isSelected ? 0 : -1;
			panels[place]?.classList.toggle('is-open', isSelected);
		}
	};
	for (const [index, panel] of panels.entries()) {
		if (panel?.id === wanted) select(index);
		tabs[index]?.addEventListener('click', () => select(index));
		tabs[index]?.addEventListener('keydown', (event) => {
			const next = tabAfter(event.key, index, tabs.length);
			if (next === null) return;
			event.preventDefault();
			select(next);
			tabs[next]?.focus();
		});
	}
}
