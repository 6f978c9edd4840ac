import { type ReactNode, useId } from 'react';

interface Props {
	label: string;
	isOn: boolean;
	/** Below the label: the address or number, and what comes next. */
	children: ReactNode;
	onChange: (isOn: boolean) => void;
}

/** One channel of alerts, on or off: a native checkbox in the role of a switch. */
export function AlertSwitch({ label, isOn, children, onChange }: Props) {
	const id = useId();
	return (
		<div className="alerts__switch">
			<div>
				<label htmlFor={id}>{label}</label>
				<p id={`${id}-help`}>{children}</p>
			</div>
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its state, and must not have a second one.
				role="switch"
				id={id}
				checked={isOn}
				aria-describedby={`${id}-help`}
				onChange={({ target }) => onChange(target.checked)}
			/>
		</div>
	);
}
