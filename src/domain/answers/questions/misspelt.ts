/** Words of questions that are often misspelt, long enough that no other word is one letter away. */
const OFTEN_MISSPELT = (
	'accident address automatic available battery certificate colour condition consumption damage delivery deposit diesel electric ' +
	'finance guarantee history hybrid inspection kilometres leather licence maintenance manual mileage petrol registration ' +
	'repayments roadworthy scratches service serviced servicing towing transmission warranty'
).split(' ');

const KNOWN = new Set(OFTEN_MISSPELT);

/** A text with its misspelt words as they are spelt: 'manuel', 'warrenty'. */
export const spelt = (text: string): string =>
	text.replace(/\b[a-z]{6,}\b/gi, (typed) => {
		const word = typed.toLowerCase();
		if (KNOWN.has(word)) return typed;
		return OFTEN_MISSPELT.find((other) => isTypoOf(word, other)) ?? typed;
	});

/** Whether one letter of a word is wrong, missing, too many or in the place of the next; another ending is another word. */
function isTypoOf(word: string, other: string): boolean {
	if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
	const isSame = (at: number) => word.at(at) === other.at(at);
	const least = Math.min(word.length, other.length);
	let before = 0;
	while (before < least && isSame(before)) before += 1;
	let behind = 0;
	while (behind < least - before && isSame(-1 - behind)) behind += 1;
	if (behind === 0) return false;
	const [typed, meant] = [word, other].map((one) => one.slice(before, one.length - behind));
	if (typed === undefined || meant === undefined) return false;
	const isSwap = typed.length === 2 && typed === meant.split('').toReversed().join('');
	return isSwap || (typed.length < 2 && meant.length < 2);
}
