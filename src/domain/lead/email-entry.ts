/**
 * The part before the @: letters, digits and signs, with single dots between them. Quoted forms are not accepted: mail programs drop them.
 */
const LOCAL_PART = String.raw`[^\s@.<>()\[\]\\,;:"]+(?:\.[^\s@.<>()\[\]\\,;:"]+)*`;
/** A label of a domain name, in any script; it neither begins nor ends with a hyphen. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(String.raw`^${LOCAL_PART}@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`, 'u');

/** Whether a typed text has the form of an email address; it does not check that the address exists. */
export function isEmailAddress(typed: string): boolean {
	return ADDRESS.test(typed.trim());
}
