import { isMoved } from './touched-fields.ts';

/** What the fields and sliders of a printed page hold that were changed before hydration, by their names. */
export function touchedTexts(place: ParentNode): { field: string; text: string }[] {
	const inputs = [...place.querySelectorAll<HTMLInputElement>('input[data-field]')];
	return inputs
		.filter((input) => (input.type === 'range' ? isMoved(input) : input.value !== input.defaultValue))
		.map(({ dataset, value }) => ({ field: dataset['field'] ?? '', text: value }));
}
