/** The text of a number without the separators and the unit that people type: '45000' of '45,000 km', '24500' of '$24,500'. Anything else stays. */
export function numberText(typed: string): string {
	return typed.replace(/[$,\s]|(?:kms?|kilometres)\s*$/gi, '');
}
