import { type SyntheticEvent, useId, useState } from 'react';
import { typedNumber } from '../../search/facets/ranges/typed-number.ts';

interface Props {
	label: string;
	value: number;
	format: (value: number) => string;
	/** Error message for text that is not a number. */
	problem: string;
	/** Called with the number entered; null for an empty field. */
	onSettle: (value: number | null) => void;
}

/** Number field of a slider, read on blur or Enter. Text that is not a number stays in the field with an error message. */
export function NumberField({ label, value, format, problem, onSettle }: Props) {
	// State only while typing: a copy of `value` would be outdated and count as typed.
	const [typed, setTyped] = useState<string | null>(null);
	const [isRefused, setRefused] = useState(false);
	const id = useId();
	// Reads the DOM, because text may have been typed before hydration.
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
