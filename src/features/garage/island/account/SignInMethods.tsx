import { useState } from 'react';
import { removePasskey } from '../../../../api/account/remove-passkey.ts';
import { failureText } from '../../../../api/failure-text.ts';
import type { Garage } from '../../../../api/garage/garage.ts';
import { loadPasskeys } from '../../../../browser/account/load-passkeys.ts';
import { notePasskeys } from '../../../../browser/account/used-passkey.ts';
import { FAILED } from '../failed.ts';
import { focusHeading } from '../focus-heading.ts';
import { OwnNumber } from './OwnNumber.tsx';
import { SignInRows } from './SignInRows.tsx';

interface Props {
	api: string;
	garage: Pick<Garage, 'user' | 'passkeys'>;
	/** Shows the passkeys after a change. */
	onChange: () => void;
	/** Signs out on all devices. */
	signOutEverywhere: () => void;
}

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
		setProblem(outcome.status === 'answered' ? null : failureText(outcome, FAILED));
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
		<SignInRows
			passkeys={passkeys}
			number={<OwnNumber api={api} phone={user.phone} onChange={onChange} onProblem={setProblem} />}
			problem={problem}
			onAdd={add}
			onRemove={remove}
			onSignOutEverywhere={signOutEverywhere}
		/>
	);
}
