import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { loadPasskeys } from '../../../browser/account/load-passkeys.ts';
import type { PasskeyOutcome } from '../../../browser/account/passkeys.ts';
import { notePasskeys } from '../../../browser/account/used-passkey.ts';
import { eventOf } from './event-of.ts';
import type { SignInEvent } from './sign-in-state.ts';

/** Shown where a browser has no passkey for this site, or its visitor chose none. */
const none = (done: string) => `No passkey was ${done}. A code works as well.`;

/**
 * Signing in with a passkey, and adding one. Where the browser can, it offers passkeys with the suggestions of the field for the mobile
 * number.
 *
 * @param done called once the visitor is signed in, or has answered the offer
 */
export function usePasskeys(api: string, dispatch: Dispatch<SignInEvent>, done: () => void) {
	const settle = (outcome: PasskeyOutcome, cancelled: string) => {
		if (outcome.status === 'answered' || outcome.status === 'known') return done();
		if (outcome.status === 'cancelled') return dispatch({ type: 'not reached', status: none(cancelled) });
		const event = eventOf(outcome, 'phone', Date.now());
		// A refused passkey is no fault of a field.
		dispatch(event.type === 'refused' ? { type: 'not reached', status: event.problem.message } : event);
	};
	const offerInField = useEffectEvent(async () => {
		const passkeys = await loadPasskeys();
		if (!(await passkeys?.offersInField())) return;
		const outcome = await passkeys?.enterPasskey(api, true);
		// Only what the visitor has chosen is shown: the offer ends by itself when another one begins.
		if (outcome?.status === 'answered' || outcome?.status === 'refused') settle(outcome, 'used');
	});
	useEffect(() => {
		offerInField();
	}, []);
	return {
		enterPasskey: async () => {
			dispatch({ type: 'sending' });
			const passkeys = await loadPasskeys();
			settle((await passkeys?.enterPasskey(api, false)) ?? { status: 'cancelled' }, 'used');
		},
		setUpPasskey: async () => {
			dispatch({ type: 'sending' });
			const passkeys = await loadPasskeys();
			settle((await passkeys?.setUpPasskey(api)) ?? { status: 'cancelled' }, 'set up');
		},
		declinePasskey: () => {
			notePasskeys('declined');
			done();
		},
	};
}
