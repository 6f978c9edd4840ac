/** The path that removes a passkey, apart from the others so that the sign-in page, which has those, stays within its budget. */
export const PASSKEY_REMOVAL_PATH = '/account/passkeys/remove';
