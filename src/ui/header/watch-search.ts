/** Focuses the search field when the drawer opens. */
export function watchSearch(sheet: Element | null): void {
	sheet?.addEventListener('toggle', (event) => {
		if ((event as ToggleEvent).newState === 'open') sheet.querySelector('input')?.focus();
	});
}
