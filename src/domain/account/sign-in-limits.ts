/** Digits of a sign-in code. */
export const CODE_DIGITS = 6;

/** How long a code is good, minutes. */
export const CODE_MINUTES = 10;

/** Codes that may be entered for one request: the chance of guessing a code of six digits is then 1 in 200,000. */
export const CODE_TRIES = 5;

/** Seconds until another code may be requested. */
export const RESEND_SECONDS = 30;

/** How long the challenge of a passkey is good, minutes. */
export const CHALLENGE_MINUTES = 10;

/** Passkeys of one account; a visitor has a few devices. */
export const MOST_PASSKEYS = 10;

/** How long after signing in a visitor may add a passkey, minutes: a stolen session must not become a lasting way in. */
export const RECENT_MINUTES = 15;

/** Days without a visit after which a session ends. */
export const SESSION_IDLE_DAYS = 30;

/** Days after which a session ends however often it is used. */
export const SESSION_DAYS = 180;
