/**
 * Parses a number as people type it: '$30,000', '30k', '50,000 km', '2,500 kg', '100,000+'. Null for anything else, such
 * as 'abc' or '1.5m', so that a typing error is not read as another number.
 */
export function typedNumber(text: string): number | null {
	const plain = text.replace(/[\s,]/g, '');
	const [, number, thousands] = /^\$?(\d+(?:\.\d+)?)(k(?![mg]))?(?:kms?|ft|kg|cc)?\+?$/i.exec(plain) ?? [];
	return number === undefined ? null : Number(number) * (thousands ? 1000 : 1);
}
