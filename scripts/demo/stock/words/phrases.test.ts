import { expect, test } from 'vitest';
import { inSentence, inWords, listed, withArticle } from './phrases.ts';

test.each([
	['HiLux', 'a HiLux'],
	['October 2026', 'an October 2026'],
	['SX', 'an SX'],
	['GXL', 'a GXL'],
	['XLT', 'an XLT'],
	['SR5', 'an SR5'],
	['MG3', 'an MG3'],
	['RAV4', 'a RAV4'],
	['86', 'an 86'],
	['80-litre', 'an 80-litre'],
	['55-litre', 'a 55-litre'],
	['Ultra', 'an Ultra'],
	['Unlimited Rubicon', 'an Unlimited Rubicon'],
	['Essence', 'an Essence'],
])('%s is written as %s', (words, expected) => {
	expect(withArticle(words)).toBe(expected);
});

test.each([
	['Heated front seats', 'heated front seats'],
	['JBL sound system, 9 speakers', 'JBL sound system'],
	['Apple CarPlay and Android Auto', 'Apple CarPlay and Android Auto'],
	['18-inch alloy wheels', '18-inch alloy wheels'],
	['LED headlamps', 'LED headlamps'],
])('%s is written within a sentence as %s', (item, expected) => {
	expect(inSentence(item)).toBe(expected);
});

test('the last two entries of a list of equipment are joined by “and”', () => {
	expect(listed(['Sunroof', 'LED headlamps', 'Power tailgate'])).toBe(
		'sunroof, LED headlamps and power tailgate',
	);
	expect(listed(['Sunroof'])).toBe('sunroof');
});

test('numbers are words up to twelve', () => {
	expect([inWords(1), inWords(12), inWords(13)]).toEqual(['one', 'twelve', '13']);
});
