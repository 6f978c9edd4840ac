import { fieldText, type NumberField } from '../../../domain/finance/calculator/calculator-fields.ts';
import type { FeeField } from './calculator/calculator-state.ts';
import type { FieldsAtWork } from './fields-state.ts';

interface Props<Field extends NumberField | FeeField> {
	id: string;
	/** The calculator or the budget. */
	of: FieldsAtWork<Field>;
	field: Field;
	/** What its `FieldNote` says; null for none. */
	note: string | null | undefined;
}

/** The field of a number, with its unit beside it. It is read when the focus leaves it or Enter is pressed, and before where it can be. */
export function NumberInput<Field extends NumberField | FeeField>({
	id,
	of: { state, act },
	field,
	note,
}: Props<Field>) {
	const { text, value, isProblem } = state.fields[field];
	const settle = (typed: string) => {
		if (value === null || typed !== fieldText(field, value)) act({ type: 'settle', field, text: typed });
	};
	return (
		<span className={`amt amt--${field}`}>
			<input
				id={id}
				type="text"
				data-field={field}
				inputMode="decimal"
				autoComplete="off"
				value={text}
				aria-invalid={isProblem || undefined}
				aria-describedby={note ? `${id}-note` : undefined}
				onChange={({ target }) => act({ type: 'type', field, text: target.value })}
				onBlur={({ target }) => settle(target.value)}
				onKeyDown={({ key, currentTarget }) => key === 'Enter' && settle(currentTarget.value)}
			/>
		</span>
	);
}

/** The note below a field: a problem is announced, a remark can be read. */
export function FieldNote({
	id,
	message,
	isProblem,
}: {
	id: string;
	message: string | null | undefined;
	isProblem: boolean;
}) {
	if (!message) return null;
	return (
		<p className="ctl__note" id={`${id}-note`} role={isProblem ? 'alert' : undefined}>
			{message}
		</p>
	);
}
