import { fillUntouched } from './fill-untouched.ts';

/**
 * Fills in the details the visitor gave this dealer before, when the page comes: before anything is touched, so that nothing arrives
 * under the visitor's fingers. The rest of the form's script offers to clear them.
 */
export function fillEarly(form: HTMLFormElement, dealer: string): void {
	try {
		const details: Record<string, unknown> = JSON.parse(localStorage[`forecourt.${dealer}.customer-details`]);
		for (const name of ['name', 'email', 'phone'])
			fillUntouched(form.querySelector<HTMLInputElement>(`[name=${name}]`), `${details[name] ?? ''}`);
	} catch {
		// Nothing is kept, or the storage is blocked.
	}
}
