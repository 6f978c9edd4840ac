import {
	browserSupportsWebAuthnAutofill,
	startAuthentication,
	startRegistration,
} from '@simplewebauthn/browser';
import { getPasskeyOptions, sendPasskey } from '../../api/account/use-passkeys.ts';
import type { CallOutcome } from '../../api/call.ts';
import { notePasskeys } from './used-passkey.ts';

// Loaded by its address when a browser can use passkeys.

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Outcome of using a passkey: `cancelled` when the visitor chose none, or the browser knows none; `known` when the device has one of this
 * account already.
 */
export type PasskeyOutcome = CallOutcome<unknown> | { status: 'cancelled' } | { status: 'known' };

/** Whether the browser offers passkeys in the field of the mobile number. */
export const offersInField = browserSupportsWebAuthnAutofill;

/**
 * Signs in with a passkey. Never throws.
 *
 * @param inField whether the browser offers it with the suggestions of a field, in place of a dialog
 */
export async function enterPasskey(api: string, inField: boolean): Promise<PasskeyOutcome> {
	const asked = await getPasskeyOptions(api, 'signInOptions');
	if (asked.status !== 'answered') return asked;
	// The library that wrote these options reads them.
	const optionsJSON = asked.data.options as unknown as AuthenticationOptions;
	const credential = await chosen(startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
	return credential ? noted(await sendPasskey(api, 'signIn', credential)) : { status: 'cancelled' };
}

/** Adds a passkey of this device. Never throws. */
export async function setUpPasskey(api: string): Promise<PasskeyOutcome> {
	const asked = await getPasskeyOptions(api, 'options');
	if (asked.status !== 'answered') return asked;
	const optionsJSON = asked.data.options as unknown as RegistrationOptions;
	const credential = await startRegistration({ optionsJSON }).catch(({ name }) =>
		name === 'InvalidStateError' ? ('known' as const) : null,
	);
	if (credential === 'known') return { status: 'known' };
	return credential ? noted(await sendPasskey(api, 'list', credential)) : { status: 'cancelled' };
}

/** The next visit begins with the passkey, or with the number where it is not known here any more. */
function noted(outcome: CallOutcome<unknown>): CallOutcome<unknown> {
	if (outcome.status === 'answered') notePasskeys('used');
	if (outcome.status === 'refused') notePasskeys(null);
	return outcome;
}

/** Browsers reject when a dialog is closed, and say little else, so that no site learns which passkeys there are. */
function chosen<Credential>(asked: Promise<Credential>): Promise<Credential | null> {
	return asked.catch(() => null);
}
