/** Weights of the eleven digits (Australian Business Register, 'Format of the ABN'). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether the check digits of an Australian Business Number are valid. Spaces are ignored. */
export function hasAbnCheckDigits(abn: string): boolean {
	const digits = [...abn.replaceAll(' ', '')].map(Number);
	if (digits.length !== WEIGHTS.length) return false;
	const sum = digits.reduce(
		(total, digit, place) => total + (WEIGHTS[place] ?? 0) * (place === 0 ? digit - 1 : digit),
		0,
	);
	return sum % 89 === 0;
}

/** Whether an ABN can never be issued: real check digits are between 10 and 99. Invented dealers have such numbers. */
export function isNeverIssuedAbn(abn: string): boolean {
	return abn.startsWith('00');
}
