import type { FormFieldKind } from '../../../../api/leads/form-fields.ts';
import { bidDollars, enteredNumber } from '../../../../domain/lead/number-entry.ts';

/** The fields of a form, however it is implemented; undefined for a field that the form does not ask for. */
export interface FormReader {
	text: (name: string) => string | undefined;
	isTicked: (name: string) => boolean | undefined;
	/** The values of the ticked checkboxes of a name. */
	ticked: (name: string) => string[];
}

/** The values of a form by the kinds of its fields; fields that it does not ask for are left out. */
export function fieldValues(
	kinds: Readonly<Record<string, FormFieldKind>>,
	form: FormReader,
): Record<string, unknown> {
	const values = Object.entries(kinds).map(([name, kind]) => [name, valueOfField(name, kind, form)]);
	return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function valueOfField(name: string, kind: FormFieldKind, form: FormReader): unknown {
	const text = form.text(name)?.trim();
	switch (kind) {
		case null:
			return undefined;
		case 'flag':
			return form.isTicked(name);
		case 'list':
			return form.ticked(name);
		case 'number': {
			const number = text && enteredNumber(text);
			// What is no number stays text: the contract refuses it, with its message. It also reads '0'.
			return Number(number) || number || undefined;
		}
		case 'dollars':
			return (text && bidDollars(text)) || undefined;
		case 'choice':
			return text || undefined;
		default:
			return text;
	}
}
