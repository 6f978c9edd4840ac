/** The paths of `passkeys.ts`, in a separate file so that pages do not load its definitions. */
export const PASSKEY_PATHS = {
	options: '/account/passkeys/options',
	list: '/account/passkeys',
	signInOptions: '/account/passkey-sessions/options',
	signIn: '/account/passkey-sessions',
} as const;
