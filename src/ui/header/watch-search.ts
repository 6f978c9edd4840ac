/** A sheet that opens takes the focus into its field, where somebody is about to type. */
export function watchSearch(sheet: Element | null): void {
	sheet?.addEventListener('toggle', (event) => {
		if ((event as ToggleEvent).newState === 'open') sheet.querySelector('input')?.focus();
	});
}
