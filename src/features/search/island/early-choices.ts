import { isRefined } from './refined-page.ts';

/** A control as a visitor left it before the search was live, when nothing answered yet. */
interface EarlyChoice {
	control: HTMLInputElement | HTMLSelectElement;
	/** What was ticked, chosen or typed. */
	value: string | boolean;
}

/**
 * What a visitor ticked, chose or typed before the search was live: the controls that differ from what was printed. It is read while React
 * first draws the island, as React then gives controls their printed values back. Nothing of an address that narrows the list, whose
 * controls browsers fill from an earlier visit and whose search replaces the printed one.
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

/** Makes these choices again, one after the other, so that each is added to what the one before has changed. */
export async function repeatChoices(choices: readonly EarlyChoice[]): Promise<void> {
	for (const choice of choices) {
		if (choice.control.isConnected) repeat(choice);
		await new Promise((resolve) => setTimeout(resolve));
	}
}

/** The value of a control that is not the printed one; null where it is. */
function changedValue(control: EarlyChoice['control']): string | boolean | null {
	if (control instanceof HTMLSelectElement) {
		const printed = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
		return control.selectedOptions[0] === printed ? null : control.value;
	}
	if (control.type === 'checkbox') return control.checked === control.defaultChecked ? null : control.checked;
	// As browsers round it to the steps of a slider.
	const printed = control.cloneNode() as HTMLInputElement;
	printed.value = control.defaultValue;
	return control.value === printed.value ? null : control.value;
}

function repeat({ control, value }: EarlyChoice): void {
	if (typeof value === 'boolean') {
		(control as HTMLInputElement).checked = !value;
		control.click();
		return;
	}
	const isSelect = control instanceof HTMLSelectElement;
	// The visitor may have typed on since the choice was read.
	const latest = !isSelect && control.value !== control.defaultValue ? control.value : value;
	if (!isSelect) control.value = control.defaultValue;
	// React compares with the last value set on the control itself and passes over events that change nothing.
	const type = isSelect ? HTMLSelectElement : HTMLInputElement;
	Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, latest);
	control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
