import { type FormEvent, useId, useState } from 'react';
import { emailConsent } from '../../../domain/alerts/consent-words.ts';
import { Agreed } from './Agreed.tsx';
import { AlertSwitch } from './AlertSwitch.tsx';
import type { ChannelProps } from './channel-props.ts';
import { chosenChannel, lastAddress } from './chosen-channel.ts';

/** Alerts by email: the address is asked for, and confirmed by the link in a mail. */
export function EmailAlerts({ choice, about, start, stop }: ChannelProps) {
	const chosen = chosenChannel(choice, 'email');
	const [isAsking, setAsking] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const send = async (email: string) => {
		const failed = await start({ channel: 'email', email, words: emailConsent(about) });
		setProblem(failed);
		if (failed === null) setAsking(false);
	};
	const toggle = async (isOn: boolean) => {
		setAsking(isOn);
		setProblem(isOn || !chosen ? null : await stop('email'));
	};
	return (
		<>
			<AlertSwitch label="By email" isOn={isAsking || chosen !== null} onChange={toggle}>
				{isAsking
					? 'Nothing is sent until you confirm your address.'
					: chosen
						? chosen.target
						: 'Off. Turning it on asks for your address.'}
			</AlertSwitch>
			{chosen && !chosen.is_confirmed && !isAsking && (
				<p className="alerts__next" role="status">
					We’ve emailed you a link. Open it to turn alerts on.{' '}
					<button className="link" type="button" onClick={() => setAsking(true)}>
						Send it again, or change the address
					</button>
				</p>
			)}
			{chosen?.is_confirmed && !isAsking && <Agreed chosen={chosen} />}
			{isAsking ? (
				<AddressForm
					about={emailConsent(about)}
					address={lastAddress(choice)}
					problem={problem}
					send={send}
				/>
			) : (
				problem && <p role="alert">{problem}</p>
			)}
		</>
	);
}

function AddressForm({
	about,
	address,
	problem,
	send,
}: {
	about: string;
	address: string;
	problem: string | null;
	send: (email: string) => void;
}) {
	const id = useId();
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		send(String(new FormData(event.currentTarget).get('email') ?? ''));
	};
	return (
		<form className="alerts__form" noValidate onSubmit={submit}>
			<label htmlFor={id}>Email address</label>
			<input
				id={id}
				name="email"
				type="email"
				autoComplete="email"
				defaultValue={address}
				aria-invalid={problem ? true : undefined}
				aria-describedby={`${id}-words`}
			/>
			{problem && <p role="alert">{problem}</p>}
			<p id={`${id}-words`}>{about}</p>
			<button className="btn btn--2 btn--block" type="submit">
				Email me a link
			</button>
		</form>
	);
}
