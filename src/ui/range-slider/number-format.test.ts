import { expect, test } from 'vitest';
import { formatOf } from './number-format.ts';

const PRICE = { facet: 'price', openFrom: 80_000 } as const;
const KM = { facet: 'km', openFrom: 200_000 } as const;

test.each([
	{ name: 'the highest price at the end', section: PRICE, thumb: 'max', value: 80_000, words: '$80,000+' },
	{ name: 'the highest price before it', section: PRICE, thumb: 'max', value: 79_000, words: '$79,000' },
	{ name: 'the lowest price at the end', section: PRICE, thumb: 'min', value: 80_000, words: '$80,000' },
	{ name: 'most kilometres at the end', section: KM, thumb: 'max', value: 200_000, words: '200,000+ km' },
	{ name: 'least kilometres at the end', section: KM, thumb: 'min', value: 200_000, words: '200,000 km' },
] as const)('only the highest number is open: $name is $words', ({ section, thumb, value, words }) => {
	expect(formatOf(section, thumb)(value)).toBe(words);
});
