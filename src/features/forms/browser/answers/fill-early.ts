/**
 * Fills in the visitor's stored details when the page loads, before they can type. The form's own script offers to clear them later.
 * Repeats `fillUntouched`, which would be one more file here.
 */
export function fillEarly(form: HTMLFormElement, dealer = ''): void {
	try {
		const details: Record<string, string> = JSON.parse(localStorage[`forecourt.${dealer}.customer-details`]);
		for (const name of ['name', 'email', 'phone']) {
			const field = form.elements.namedItem(name) as HTMLInputElement;
			if (!field.value && field !== document.activeElement) field.value = details[name] ?? '';
		}
	} catch {
		// Nothing is stored, or storage is blocked.
	}
}
