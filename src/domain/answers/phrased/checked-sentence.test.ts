import { expect, test } from 'vitest';
import { ANSWERING } from '../../../../tests/fixtures/answers/vehicles.ts';
import { quoteOf } from '../passages/passage.ts';
import type { Says } from '../polar-answer.ts';
import { checkedSentence } from './checked-sentence.ts';

const HATCH = ANSWERING['hatch'] ?? [];

/** The sentence as shown, checked against the passages with these beginnings; null where it is withheld. */
function shown(text: string, quotes: readonly string[], says: Says = null): string | null {
	const passages = quotes.map((quote) => {
		const found = HATCH.find((passage) => quoteOf(passage).startsWith(quote));
		if (!found) throw new Error(`no passage begins with ${quote}`);
		return found;
	});
	const cited = passages.map((_, index) => index + 1);
	return checkedSentence({ text, cited }, passages, says)?.text ?? null;
}

test.each([
	['It has a CVT automatic transmission.', ['Transmission']],
	['The odometer shows 48,210 km.', ['Odometer']],
	['It has done 48210 kilometres on the odometer.', ['Odometer']],
	['The page says that the odometer has 48,210 km.', ['Odometer']],
	['It has five seats.', ['Seats']],
	['The price is $23,990 drive away.', ['Price']],
	['Both Apple CarPlay and Android Auto are listed.', ['Apple CarPlay']],
	['All four services are in the book, the last at 45,102 km.', ['All four services']],
	['The page lists a 4 cm scratch on the left rear door.', ['The inspection sheet']],
])('%s is shown', (text, quotes) => {
	expect(shown(text, quotes)).toBe(text);
});

test.each([
	['another figure', 'The odometer shows 41,210 km.', ['Odometer']],
	['a figure of another passage', 'The odometer shows 43 km.', ['Odometer', 'Fuel capacity']],
	['a figure with another unit', 'The price is 23,990 km.', ['Price']],
	['a sum without its passage', 'It costs $48,210.', ['Odometer']],
	['a figure in words', 'It has seven seats.', ['Seats']],
	['a rounded figure', 'The odometer shows about 48,000 km.', ['Odometer']],
	['a fact that is not there', 'It has a sunroof.', ['Apple CarPlay']],
	['a denial', 'It has no sunroof.', ['Apple CarPlay']],
	['a denied fact', 'It does not have Apple CarPlay.', ['Apple CarPlay']],
	['a promise about the price', 'We will take $23,990 or do a deal.', ['Price']],
	['an opinion', 'It is a great reliable car.', ['Body']],
	['finance', 'You can finance the price of $23,990.', ['Price']],
	['markup', 'It has <b>5</b> seats.', ['Seats']],
	['an address', 'See https://evil.example for seats.', ['Seats']],
	['no words at all', 'Yes.', ['Seats']],
	['a very long text', 'It has five seats. '.repeat(20), ['Seats']],
])('%s is withheld', (_, text, quotes) => {
	expect(shown(text, quotes)).toBeNull();
});

test('“yes” and “no” are left out, as the rules have answered them already', () => {
	for (const says of ['yes', 'no', null] as const) {
		expect(shown('Yes, it has five seats.', ['Seats'], says)).toBe('It has five seats.');
		expect(shown('No. It has five seats.', ['Seats'], says)).toBe('It has five seats.');
		expect(shown('Yes — it has five seats.', ['Seats'], says)).toBe('It has five seats.');
		expect(shown('Yes!', ['Seats'], says)).toBeNull();
	}
	expect(shown('No, it is not a manual transmission.', ['Transmission'], 'no')).toBeNull();
});

test('a sentence may only refer to existing passages', () => {
	expect(checkedSentence({ text: 'It has five seats.', cited: [] }, HATCH, null)).toBeNull();
	expect(checkedSentence({ text: 'It has five seats.', cited: [9999] }, HATCH, null)).toBeNull();
	expect(checkedSentence({ text: 'It has five seats.', cited: [0] }, HATCH, null)).toBeNull();
});
