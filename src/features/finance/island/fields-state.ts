import type { SettledField } from '../../../domain/finance/calculator/calculator-fields.ts';

/** Fields for numbers, as they are shown, with other choices beside them. */
interface FieldsState<Field extends string> {
	fields: Readonly<Record<Field, SettledField>>;
}

/** What a shopper does to fields, and to the choices beside them. */
export type FieldsAction<Field extends string, State> =
	/** A text is being typed: it counts as soon as it is a number the field takes. */
	| { type: 'type'; field: Field; text: string }
	/** The field is left, Enter pressed, its slider moved, or a term taken from the table. */
	| { type: 'settle'; field: Field; text: string }
	/** Another choice, such as how often the loan is repaid; everything at the beginning. */
	| { type: 'choose'; chosen: Partial<State> };

/** Fields at work, for the controls that show them. */
export interface FieldsAtWork<Field extends string> {
	state: FieldsState<Field>;
	act: (action: { type: 'type' | 'settle'; field: Field; text: string }) => void;
}

/** What becomes of fields with an action; `settle` is what a field makes of a text that was typed into it. */
export function fieldsReducer<Field extends string, State extends FieldsState<Field>>(
	settle: (field: Field, text: string) => SettledField,
): (state: State, action: FieldsAction<Field, State>) => State {
	return (state, action) => {
		if (action.type === 'choose') return { ...state, ...action.chosen };
		const { type, field, text } = action;
		const settled = settle(field, text);
		const { value } = settled.message === null ? settled : state.fields[field];
		const next = type === 'settle' ? settled : { text, value, message: null, isProblem: false };
		return { ...state, fields: { ...state.fields, [field]: next } };
	};
}
