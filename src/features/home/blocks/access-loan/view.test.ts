import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

const LOAN = { repayments_url: 'https://lender.example/apply', quote_url: 'https://lender.example/quote' };

test('the text leads to the repayment quote of the dealer’s lender (HOME-004)', () => {
	const dealer = { features: { access_loan: LOAN } };
	expect(aHomeBlock<Data>({ block: 'access-loan', text: 'Ask first.' }, { dealer })).toMatchObject({
		text: 'Ask first.',
		link: { label: 'Get Your Repayments', href: 'https://lender.example/apply' },
	});
});

test('the block is shown when one dealership has the lender', () => {
	const dealer = {
		dealerships: [
			{ id: 1, slug: 'north', name: 'North', features: { access_loan: false as const } },
			{ id: 2, slug: 'south', name: 'South', features: { access_loan: LOAN } },
		],
	};
	expect(aHomeBlock<Data>({ block: 'access-loan', text: 'Ask first.' }, { dealer })).not.toBeNull();
});
