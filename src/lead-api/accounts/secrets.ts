import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '../../domain/account/sign-in-limits.ts';

/** A new secret of a cookie: 256 random bits. */
export function newSecret(): string {
	return randomBytes(32).toString('base64url');
}

/** A new sign-in code: six random digits. */
export function newCode(): string {
	return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * What the store keeps of a secret: a hash with the service's key, so that a copy of the database opens no session, and six digits cannot
 * be guessed from it.
 *
 * @param what kind of secret: that of one kind is good for no other
 */
export function storedKey(
	what: 'browser' | 'passkey' | 'session' | 'code' | 'spin',
	secret: string,
	key: string,
): string {
	return createHmac('sha256', key).update(`${what}\n${secret}`).digest('base64url');
}
