import type { Frequency } from '../../../domain/finance/loan-choices.ts';
import type { CalculatorAction, FieldKey } from './calculator-state.ts';

/**
 * What a shopper did to the printed calculator before it was hydrated, as actions: fields typed into, sliders moved, another frequency. A browser
 * that comes back to the page restores fields in the same way. A field that is still being typed into is not brought within its bounds yet; the price
 * never is, it is refused.
 */
export function touchedFields(place: ParentNode): CalculatorAction[] {
	const inputs = [...place.querySelectorAll<HTMLInputElement>('input[data-field]')];
	const typed = inputs.flatMap((input): CalculatorAction[] => {
		const field = input.dataset['field'] as FieldKey;
		const isSlider = input.type === 'range';
		if (isSlider ? !isMoved(input) : input.value === input.defaultValue) return [];
		const isTyping = !isSlider && document.activeElement === input && field !== 'price';
		return [{ type: isTyping ? 'type' : 'settle', field, text: input.value }];
	});
	const frequency = touchedFrequency(place);
	return frequency ? [...typed, { type: 'choose', chosen: { frequency } }] : typed;
}

/** The frequency that was chosen before hydration. */
export function touchedFrequency(place: ParentNode): Frequency | undefined {
	// The choice of how fees are paid has no values.
	return place.querySelector<HTMLInputElement>('[type=radio][value]:checked:not([checked])')?.value as
		| Frequency
		| undefined;
}

/** Whether a slider was moved. A browser shows the nearest step for a number between two steps: that is no move. */
export function isMoved({ step, defaultValue, valueAsNumber }: HTMLInputElement): boolean {
	return Math.abs(valueAsNumber - Number(defaultValue)) > Number(step) / 2;
}
