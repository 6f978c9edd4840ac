import type { FormEvent } from 'react';

interface Props {
	/** What the visitor agrees to. */
	about: string;
	/** The address given last. */
	address: string;
	problem: string | null;
	send: (email: string) => void;
}

/** Asks for the address of alerts by email. */
export function AddressForm({ about, address, problem, send }: Props) {
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		send(String(new FormData(event.currentTarget).get('email') ?? ''));
	};
	return (
		<form className="alerts__form" noValidate onSubmit={submit}>
			<label htmlFor="alerts-address">Email address</label>
			<input
				id="alerts-address"
				name="email"
				type="email"
				autoComplete="email"
				defaultValue={address}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? 'alerts-problem alerts-words' : 'alerts-words'}
			/>
			{problem && (
				<p id="alerts-problem" role="alert">
					{problem}
				</p>
			)}
			<p id="alerts-words">{about}</p>
			<button className="btn btn--2 btn--block" type="submit">
				Email me a link
			</button>
		</form>
	);
}
