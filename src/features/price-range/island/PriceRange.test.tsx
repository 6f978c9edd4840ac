import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceRange } from './PriceRange.tsx';

test('the price range page has its count and its link without a script (DIRECTORY-010, DIRECTORY-011)', () => {
	const html = renderToStaticMarkup(
		<PriceRange noun={{ one: 'car', many: 'cars' }} count={154} variants={{ all: '/all-cars' }} />,
	);

	expect(html).toContain('<b>154 cars</b> at any price');
	expect(html).toContain('href="/all-cars"');
	expect(html.match(/type="range" min="5000" max="250000" step="500"/g)).toHaveLength(2);
});
