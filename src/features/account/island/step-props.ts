import type { Reason } from '../browser/read-reason.ts';
import type { SignInSettings } from '../page-data.ts';
import type { SignInState } from './sign-in-state.ts';

/** What every step of signing in gets. */
export interface StepProps {
	state: SignInState;
	settings: SignInSettings;
	reason: Reason;
	/** Sends a code to a mobile number as it was typed. */
	requestCode: (phone: string) => void;
	enterCode: (code: string) => void;
	changeNumber: () => void;
	/** Signs in with a passkey. */
	enterPasskey: () => void;
	/** Adds a passkey of this device. */
	setUpPasskey: () => void;
	/** Goes on without a passkey. */
	declinePasskey: () => void;
}
