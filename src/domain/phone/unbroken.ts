/** A phone number for a sentence, with no-break spaces: it does not wrap. */
export function unbroken(phone: string): string {
	return phone.replaceAll(' ', '\u00a0');
}
