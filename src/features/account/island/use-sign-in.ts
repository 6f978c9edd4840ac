import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { requestCode, sendCode } from '../../../api/account/use-codes.ts';
import { codeStepEntry, openCodeStep } from '../browser/code-step-entry.ts';
import { mayOfferPasskey } from '../browser/passkey-offer.ts';
import type { SignInSettings } from '../page-data.ts';
import { eventOf } from './event-of.ts';
import { loadPasskeyStep } from './load-passkey-step.ts';
import { FIRST_STATE, nextState } from './sign-in-state.ts';
import { usePasskeys } from './use-passkeys.ts';

/**
 * The state of signing in and what can be done with it. The code's step is an entry of the browser's history, so that Back leads to the
 * number.
 *
 * @param done called once the visitor is signed in
 */
export function useSignIn({ api }: SignInSettings, done: () => void) {
	const [state, dispatch] = useReducer(nextState, FIRST_STATE);
	const [isLive, setLive] = useState(false);
	useEffect(() => {
		setLive(true);
		// The page was loaded anew at the code's step, as a phone does that was short of memory while its visitor read the text.
		const entry = codeStepEntry();
		if (entry) dispatch({ type: 'code sent', ...entry, isAgain: false });
	}, []);
	const toNumber = useEffectEvent(() => dispatch({ type: 'number changed' }));
	useEffect(() => {
		addEventListener('popstate', toNumber);
		return () => removeEventListener('popstate', toNumber);
	}, []);
	return {
		...usePasskeys(api, dispatch, done),
		state,
		isLive,
		requestCode: async (phone: string) => {
			if (state.isSending) return;
			dispatch({ type: 'sending', phone });
			const outcome = await requestCode(api, phone);
			if (outcome.status !== 'answered') return dispatch(eventOf(outcome, 'phone', Date.now()));
			const isAgain = state.step === 'code';
			const { phone_text, resend_seconds } = outcome.data;
			const sent = { phone: phone_text, resendAt: Date.now() + resend_seconds * 1000 };
			openCodeStep(sent, isAgain);
			dispatch({ type: 'code sent', ...sent, isAgain });
		},
		enterCode: async (code: string) => {
			if (state.isSending) return;
			dispatch({ type: 'sending' });
			const outcome = await sendCode(api, code);
			if (outcome.status !== 'answered') return dispatch(eventOf(outcome, 'code', Date.now()));
			if (outcome.data.offers_passkey && (await canOfferPasskey())) dispatch({ type: 'signed in' });
			else done();
		},
		changeNumber: () => {
			if (codeStepEntry()) history.back();
			else dispatch({ type: 'number changed' });
		},
	};
}

/** Whether the offer of a passkey makes sense here, and its step is loaded. */
async function canOfferPasskey(): Promise<boolean> {
	return (await mayOfferPasskey()) && loadPasskeyStep().then(Boolean, () => false);
}
