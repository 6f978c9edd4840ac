import { emailConsent } from '../../../domain/alerts/consent-words.ts';
import { AddressForm } from './AddressForm.tsx';
import { Agreed } from './Agreed.tsx';
import { AlertSwitch } from './AlertSwitch.tsx';
import type { ChannelProps } from './browser/channel-props.ts';
import { chosenChannel, lastAddress } from './browser/chosen-channel.ts';

/** Alerts by email: the address is asked for, and confirmed by the link in a mail. */
export function EmailAlerts({ choice, about, channel }: ChannelProps) {
	const chosen = chosenChannel(choice, 'email');
	const { isAsking, problem } = channel;
	const words = emailConsent(about);
	return (
		<>
			<AlertSwitch id="email-alerts" label="By email" isOn={isAsking || chosen !== null} channel={channel}>
				{isAsking
					? 'Nothing is sent until you confirm your address.'
					: chosen
						? chosen.target
						: 'Off. Turning it on asks for your address.'}
			</AlertSwitch>
			{chosen && !chosen.is_confirmed && !isAsking && (
				<p className="alerts__next" role="status">
					We’ve emailed you a link. Open it to turn alerts on.{' '}
					<button className="link" type="button" onClick={channel.ask}>
						Send it again, or change the address
					</button>
				</p>
			)}
			{chosen?.is_confirmed && !isAsking && <Agreed chosen={chosen} />}
			{isAsking ? (
				<AddressForm
					about={words}
					address={lastAddress(choice)}
					problem={problem}
					send={(email) => channel.send?.({ email, words })}
				/>
			) : (
				problem && <p role="alert">{problem}</p>
			)}
		</>
	);
}
