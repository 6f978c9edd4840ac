import { expect, test } from 'vitest';
import { quoteAddress } from './quote-address.ts';

test('the address of a quotation names its words, with hyphens encoded', () => {
	expect(quoteAddress({ href: '#features', text: '16-inch wheels, alloy' })).toBe(
		'#features:~:text=16%2Dinch%20wheels%2C%20alloy',
	);
	expect(quoteAddress({ href: '/buying', text: '$250' })).toBe('/buying#:~:text=%24250');
});
