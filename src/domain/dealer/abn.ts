/** Weights of the eleven digits (Australian Business Register, 'Format of the ABN'). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether an Australian Business Number has the check digits that belong to it. Spaces do not matter. */
export function hasAbnCheckDigits(abn: string): boolean {
	const digits = [...abn.replaceAll(' ', '')].map(Number);
	if (digits.length !== WEIGHTS.length) return false;
	const sum = digits.reduce(
		(total, digit, place) => total + (WEIGHTS[place] ?? 0) * (place === 0 ? digit - 1 : digit),
		0,
	);
	return sum % 89 === 0;
}

/** Whether an ABN is one that is never issued: check digits lie between 10 and 99. Invented dealers have such a one. */
export function isNeverIssuedAbn(abn: string): boolean {
	return abn.startsWith('00');
}
