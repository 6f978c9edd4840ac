/**
 * A number as people type or paste it into a field of the calculator, or write it in an address: '$30,000', '30k', '-5', '8.5 %', '5
 * years'. Commas may be anywhere before the point, as in '30,0000' while '30,000' is being changed; as a rate '8,5' is 8.5, which has no
 * thousands to separate. Null for anything else, so that a mistyped number is never taken for another one.
 */
export function typedAmount(field: string, text: string): number | null {
	const typed = field === 'interest_rate' ? text.replace(',', '.') : text;
	const plain = typed.replace(/\s/g, '').replace('−', '-');
	const [, minus, whole, decimals, thousands] =
		/^(-?)\$?(\d[\d,]*|(?=\.))(\.\d*)?(k)?(?:%|%?p\.?a\.?|years?)?$/i.exec(plain) ?? [];
	if (whole === undefined || (whole === '' && decimals === '.')) return null;
	const amount = Number(`${whole.replaceAll(',', '')}${decimals ?? ''}`) * (thousands ? 1000 : 1);
	// Never -0.
	return minus ? 0 - amount : amount;
}
