/** The tab that an arrow key, Home or End selects; null for any other key. */
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
 * Makes a row of tabs switch the panels below. On phones there are no tabs and all panels are open.
 *
 * @param wanted panel id from the address; any other text leaves the first panel open
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
