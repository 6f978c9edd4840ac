/** Fills a field in that is empty and does not have the focus; any other is the visitor's. */
export function fillUntouched(
	field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
	value: string,
): void {
	if (field && field.value === '' && field !== document.activeElement) field.value = value;
}
