/** A number, with its thousands: '35,500' and '35 500'. */
const NUMBER =
	/ ?\$? ?(\d{1,3}(?:[, ]\d{3}(?!\d))+|\d+(?:\.\d+)?)(?: ?(k|grand|mil(lion)?)(?![a-z']))?(?: dollars)?/y;

/** A number in a sentence. */
interface SaidNumber {
	readonly value: number;
	/** The offset after it. */
	readonly end: number;
}

/** The number at an offset of a text in lower case; null for none. */
export function numberAt(text: string, at: number): SaidNumber | null {
	NUMBER.lastIndex = at;
	const [, digits, scale] = NUMBER.exec(text) ?? [];
	if (!digits) return null;
	return {
		value: Number(digits.replace(/[, ]/g, '')) * (scale ? (scale.startsWith('m') ? 1e6 : 1000) : 1),
		end: NUMBER.lastIndex,
	};
}
