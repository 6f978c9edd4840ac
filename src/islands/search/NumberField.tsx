import { useState } from 'react';

interface Props {
	label: string;
	value: number;
	format: (value: number) => string;
	/** The number that was typed; null for none. */
	onSettle: (value: number | null) => void;
}

/** A number beside a slider: written as people write it, read back when one leaves the field or presses Enter. */
export function NumberField({ label, value, format, onSettle }: Props) {
	// Only what is being typed is kept: copies of the value would lag behind it and be taken for typed.
	const [typed, setTyped] = useState<string | null>(null);
	// What stands in the field, also where it was typed before the field was live.
	const settle = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
		const digits = currentTarget.value.replace(/\D/g, '');
		setTyped(null);
		if (digits === '' || Number(digits) !== value) onSettle(digits === '' ? null : Number(digits));
	};
	return (
		<input
			className="field"
			type="text"
			inputMode="numeric"
			aria-label={label}
			value={typed ?? format(value)}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={settle}
			onKeyDown={(event) => event.key === 'Enter' && settle(event)}
		/>
	);
}
