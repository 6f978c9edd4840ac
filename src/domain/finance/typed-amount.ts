/**
 * A number as people type or paste it into the calculator: '$30,000', '30k', '-5', '8.5 %', '5 years'. Commas may be anywhere before the point,
 * as in '30,0000' while '30,000' is being changed. Null for anything else, so that a mistyped number is never taken for another one.
 */
export function typedAmount(text: string): number | null {
	const plain = text.replace(/\s/g, '').replace('−', '-');
	const [, minus, whole, decimals, thousands] =
		/^(-?)\$?(\d[\d,]*|(?=\.))(\.\d*)?(k)?(?:%|%?p\.?a\.?|years?)?$/i.exec(plain) ?? [];
	if (whole === undefined || (whole === '' && decimals === '.')) return null;
	const amount = Number(`${whole.replaceAll(',', '')}${decimals ?? ''}`) * (thousands ? 1000 : 1);
	// Never -0.
	return minus ? 0 - amount : amount;
}

/** The number of a calculator's field, typed or in an address: as a rate '8,5' is 8.5, which has no thousands that a comma could separate. */
export function typedNumber(field: string, text: string): number | null {
	return typedAmount(field === 'interest_rate' ? text.replace(',', '.') : text);
}
