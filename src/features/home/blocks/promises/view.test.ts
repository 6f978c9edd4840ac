import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('guarantees stay in order, with their icons, and lead to their terms (HOME-014)', () => {
	const items = [
		{ icon: 'truck', text: 'Delivery' },
		{ icon: 'shield', text: 'Warranty' },
	] as const;
	const guarantees = { terms_page: 'https://terms.example/guarantees' };
	expect(
		aHomeBlock<Data>({ block: 'promises', items: [...items] }, { dealer: { features: { guarantees } } }),
	).toEqual({
		items,
		terms: { label: 'Terms', href: 'https://terms.example/guarantees' },
	});
});
