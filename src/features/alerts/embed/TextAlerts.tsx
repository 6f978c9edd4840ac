import type { FormEvent } from 'react';
import { numberText } from '../../../domain/account/number-text.ts';
import { textConsent } from '../../../domain/alerts/consent-words.ts';
import { Agreed } from './Agreed.tsx';
import { AlertSwitch } from './AlertSwitch.tsx';
import type { ChannelProps } from './browser/channel-props.ts';
import { chosenChannel } from './browser/chosen-channel.ts';

const UNTICKED = 'Please tick the box if you agree, or turn texts off.';

/** Alerts by text, to the number that signed in: the switch alone turns nothing on, a box that is not ticked beforehand does. */
export function TextAlerts({ choice, about, channel }: ChannelProps) {
	const chosen = chosenChannel(choice, 'text');
	const { isAsking, problem } = channel;
	const words = textConsent(about, choice.takes_replies);
	const agree = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const hasAgreed = new FormData(event.currentTarget).has('agree');
		if (hasAgreed) channel.send?.({ words });
		else channel.refuse?.(UNTICKED);
	};
	const number = numberText(choice.phone);
	return (
		<>
			<AlertSwitch id="text-alerts" label="By text" isOn={isAsking || chosen !== null} channel={channel}>
				{isAsking
					? `To ${number}. Nothing is sent until you agree below.`
					: chosen
						? `To ${number}`
						: 'Off. Turning it on asks for your consent.'}
			</AlertSwitch>
			{chosen && !isAsking && <Agreed chosen={chosen} />}
			{isAsking ? (
				<form className="alerts__form" noValidate onSubmit={agree}>
					<label className="alerts__agree">
						<input
							type="checkbox"
							name="agree"
							aria-invalid={problem ? true : undefined}
							aria-describedby={problem ? 'agree-problem' : undefined}
						/>
						<span>{words}</span>
					</label>
					{problem && (
						<p id="agree-problem" role="alert">
							{problem}
						</p>
					)}
					<button className="btn btn--1 btn--block" type="submit">
						Turn on texts
					</button>
				</form>
			) : (
				problem && <p role="alert">{problem}</p>
			)}
		</>
	);
}
