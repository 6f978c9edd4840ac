import { useState } from 'react';
import { removePasskey } from '../../../api/account/remove-passkey.ts';
import type { Garage } from '../../../api/garage/garage.ts';
import { notePasskeys } from '../../../browser/account/used-passkey.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { focusHeading } from './focus-heading.ts';
import { dayOf } from './garage-words.ts';
import { OwnNumber } from './OwnNumber.tsx';

interface Props {
	api: string;
	garage: Pick<Garage, 'user' | 'passkeys'>;
	/** Shows the passkeys after a change. */
	onChange: () => void;
	/** Signs out on all devices. */
	signOutEverywhere: () => void;
}

/** What adds passkeys; null in browsers that have none, and where it could not be loaded. */
const loadPasskeys = async () =>
	'PublicKeyCredential' in globalThis
		? import('../../../browser/account/passkeys.ts').catch(() => null)
		: null;

const FAILED = 'That didn’t work just now. Please try again in a minute.';

/** How the visitor signs in: the number, and passkeys, which can be added and removed. */
export function SignInMethods({ api, garage, onChange, signOutEverywhere }: Props) {
	const { user, passkeys } = garage;
	const [problem, setProblem] = useState<string | null>(null);
	const add = async () => {
		const used = await loadPasskeys();
		if (!used) return setProblem('This browser has no passkeys. You can sign in with a code.');
		const outcome = await used.setUpPasskey(api);
		if (outcome.status === 'cancelled') return setProblem(null);
		if (outcome.status === 'known') return setProblem('This device has a passkey for you here already.');
		setProblem(
			outcome.status === 'answered' ? null : outcome.status === 'refused' ? outcome.problem.error : FAILED,
		);
		if (outcome.status === 'answered') onChange();
	};
	const remove = async (id: string) => {
		const { status } = await removePasskey(api, id);
		setProblem(status === 'answered' ? null : FAILED);
		if (status !== 'answered') return;
		// Sign-in on this device then begins with the number.
		if (passkeys.length === 1) notePasskeys(null);
		focusHeading('signing-in');
		onChange();
	};
	return (
		<>
			<ul className="garage__rows garage__rows--icons">
				<OwnNumber api={api} phone={user.phone} onChange={onChange} />
				{passkeys.map(({ id, name, created_at, used_at }) => (
					<li key={id}>
						<Icon name="key" />
						<div>
							<b>Passkey: {name}</b>
							<p>
								Added {dayOf(created_at)}
								{used_at && `, used ${dayOf(used_at)}`}
							</p>
						</div>
						<button
							className="link"
							type="button"
							aria-label={`Remove the passkey ${name}`}
							onClick={() => remove(id)}
						>
							Remove
						</button>
					</li>
				))}
			</ul>
			<p role="alert">{problem}</p>
			<div className="garage__buttons">
				<button className="btn btn--2" type="button" onClick={add}>
					Add a passkey
				</button>
				<button className="btn btn--3" type="button" onClick={signOutEverywhere}>
					Sign out everywhere
				</button>
			</div>
		</>
	);
}
