import { fieldText } from '../../../domain/finance/calculator-fields.ts';
import { type FieldKey, isFee } from './calculator-state.ts';
import type { Calculator } from './use-calculator.ts';

interface Props {
	id: string;
	calculator: Calculator;
	field: FieldKey;
}

/** The field of a number, with its unit beside it. It is read when the focus leaves it or Enter is pressed, and before where it can be. */
export function NumberInput({ id, calculator: { state, act }, field }: Props) {
	const { text, value, message, isProblem } = state.fields[field];
	const settle = (typed: string) => {
		if (value === null || typed !== fieldText(isFee(field) ? 'fee' : field, value))
			act({ type: 'settle', field, text: typed });
	};
	const isRate = field === 'interest_rate';
	return (
		<span className={`amt${isRate ? ' amt--rate' : field === 'years' ? ' amt--years' : ''}`}>
			<input
				id={id}
				type="text"
				data-field={field}
				inputMode="decimal"
				autoComplete="off"
				value={text}
				aria-invalid={isProblem || undefined}
				aria-describedby={message === null ? undefined : `${id}-note`}
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
	message: string | null;
	isProblem: boolean;
}) {
	if (message === null) return null;
	return (
		<p
			className={isProblem ? 'ctl__note ctl__note--bad' : 'ctl__note'}
			id={`${id}-note`}
			role={isProblem ? 'alert' : undefined}
		>
			{message}
		</p>
	);
}
