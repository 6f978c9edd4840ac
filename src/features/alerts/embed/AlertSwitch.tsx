import type { ReactNode } from 'react';
import type { Channel } from './browser/channel.ts';

interface Props {
	/** Unique in the page. */
	id: string;
	label: string;
	isOn: boolean;
	/** Below the label: the address or number, and what comes next. */
	children: ReactNode;
	channel: Channel;
}

/** One channel of alerts, on or off: a native checkbox in the role of a switch. */
export function AlertSwitch({ id, label, isOn, children, channel }: Props) {
	return (
		<div className="alerts__switch">
			<div>
				<label htmlFor={id}>{label}</label>
				<p id={`${id}-help`}>{children}</p>
			</div>
			<input
				ref={channel.field}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its state, and must not have a second one.
				role="switch"
				id={id}
				checked={isOn}
				aria-describedby={`${id}-help`}
				onChange={({ target }) => channel.toggle?.(target.checked)}
			/>
		</div>
	);
}
