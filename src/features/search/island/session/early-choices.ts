import { isRefined } from './refined-page.ts';

/** A control changed before hydration. */
interface EarlyChoice {
	control: HTMLInputElement | HTMLSelectElement;
	/** Its checked state or value. */
	value: string | boolean;
}

/**
 * Controls that the visitor changed before hydration. Read during React's first render, which resets controls to the rendered values. Empty
 * for an address with refinements: there browsers restore controls from earlier visits, and the search replaces the rendered one.
 */
export function earlyChoices(): EarlyChoice[] {
	if (typeof document === 'undefined' || isRefined()) return [];
	const island = document.getElementById('filters')?.closest('astro-island');
	const controls = island?.querySelectorAll<EarlyChoice['control']>('input, select') ?? [];
	return [...controls].flatMap((control) => {
		const value = changedValue(control);
		return value === null ? [] : [{ control, value }];
	});
}

/** Repeats the choices one by one, so that each is added to the state of the one before. */
export async function repeatChoices(choices: readonly EarlyChoice[]): Promise<void> {
	for (const choice of choices) {
		if (choice.control.isConnected) repeat(choice);
		await new Promise((resolve) => setTimeout(resolve));
	}
}

/** Value of a control that differs from the rendered one; null otherwise. */
function changedValue(control: EarlyChoice['control']): string | boolean | null {
	if (control instanceof HTMLSelectElement) {
		const rendered =
			[...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
		return control.selectedOptions[0] === rendered ? null : control.value;
	}
	if (control.type === 'checkbox') return control.checked === control.defaultChecked ? null : control.checked;
	// The rendered value, rounded to the slider's steps by the browser.
	const rendered = control.cloneNode() as HTMLInputElement;
	rendered.value = control.defaultValue;
	return control.value === rendered.value ? null : control.value;
}

function repeat({ control, value }: EarlyChoice): void {
	if (typeof value === 'boolean') {
		(control as HTMLInputElement).checked = !value;
		control.click();
		return;
	}
	const isSelect = control instanceof HTMLSelectElement;
	// The visitor may have continued typing since the choice was read.
	const latest = !isSelect && control.value !== control.defaultValue ? control.value : value;
	if (!isSelect) control.value = control.defaultValue;
	// The native setter, because React ignores events that do not change the last value set on the element.
	const type = isSelect ? HTMLSelectElement : HTMLInputElement;
	Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, latest);
	control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
