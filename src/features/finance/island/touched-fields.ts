import type { Frequency } from '../../../domain/finance/loan/loan-choices.ts';
import type { FieldsAction } from './fields-state.ts';

/**
 * What a shopper did to the rendered calculator or budget before it was hydrated, as actions: fields typed into, sliders moved, another
 * frequency. A browser that comes back to the page restores fields in the same way. A field that is still being typed into is not brought
 * within its bounds yet; the price never is, it is refused.
 */
export function touchedFields<Field extends string>(
	place: ParentNode,
): FieldsAction<Field, { frequency: Frequency }>[] {
	const inputs = [...place.querySelectorAll<HTMLInputElement>('input[data-field]')];
	const typed = inputs.flatMap((input): FieldsAction<Field, never>[] => {
		const field = input.dataset['field'] as Field;
		const isSlider = input.type === 'range';
		if (isSlider ? !isMoved(input) : input.value === input.defaultValue) return [];
		const isTyping = !isSlider && document.activeElement === input && field !== 'price';
		return [{ type: isTyping ? 'type' : 'settle', field, text: input.value }];
	});
	// The choice of how fees are paid has no values.
	const frequency = place.querySelector<HTMLInputElement>('[type=radio][value]:checked:not([checked])')
		?.value as Frequency | undefined;
	return frequency ? [...typed, { type: 'choose', chosen: { frequency } }] : typed;
}

/** Whether a slider was moved. A browser shows the nearest step for a number between two steps: that is no move. */
function isMoved({ step, defaultValue, valueAsNumber }: HTMLInputElement): boolean {
	return Math.abs(valueAsNumber - Number(defaultValue)) > Number(step) / 2;
}
