import { type SyntheticEvent, useId, useState } from 'react';
import { typedNumber } from '../../search/facets/typed-number.ts';

interface Props {
	label: string;
	value: number;
	format: (value: number) => string;
	/** What to say to a text that is no number. */
	problem: string;
	/** The number that was typed; null for an emptied field. */
	onSettle: (value: number | null) => void;
}

/**
 * A number beside a slider, read when the focus leaves the field or Enter is pressed. A text that is no number stays in the field with a
 * message below it.
 */
export function NumberField({ label, value, format, problem, onSettle }: Props) {
	// Only a text being typed is kept: a copy of the value would lag behind it and pass for typed.
	const [typed, setTyped] = useState<string | null>(null);
	const [isRefused, setRefused] = useState(false);
	const id = useId();
	// The field's own text: it may have been typed before the field was live.
	const settle = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
		const text = currentTarget.value;
		const isEmpty = text.trim() === '';
		const number = typedNumber(text);
		const isNoNumber = number === null && !isEmpty;
		setRefused(isNoNumber);
		setTyped(isNoNumber ? text : null);
		if (!isNoNumber && number !== value) onSettle(number);
	};
	return (
		<>
			<input
				className="field"
				type="text"
				inputMode="numeric"
				autoComplete="off"
				aria-label={label}
				aria-invalid={isRefused || undefined}
				aria-describedby={isRefused ? id : undefined}
				value={typed ?? format(value)}
				onChange={({ target }) => setTyped(target.value)}
				onBlur={settle}
				onKeyDown={(event) => event.key === 'Enter' && settle(event)}
			/>
			{isRefused && (
				<p className="range__problem" id={id} role="alert">
					{problem}
				</p>
			)}
		</>
	);
}
