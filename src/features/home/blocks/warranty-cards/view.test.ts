import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the promises lead to their terms, where the site has the page (HOME-015)', () => {
	const items = [{ title: '3 year warranty', text: 'On each of {count} cars.' }];
	const data = (terms_page: string) =>
		aHomeBlock<Data>(
			{ block: 'warranty-cards', title: 'Behind it', items },
			{ dealer: { features: { used_car_promises: { terms_page } } } },
		);
	expect(data('https://terms.example/used')).toEqual({
		title: 'Behind it',
		items: [{ title: '3 year warranty', text: 'On each of 1 cars.' }],
		terms: { label: 'Terms', href: 'https://terms.example/used' },
	});
	expect(data('/pages/none')?.terms).toBeNull();
});
