import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('links to pages that the site lacks are left out (HOME-003)', () => {
	const options = {
		block: 'feature-banner',
		offers: 'Cheaper.',
		service: 'Same week.',
		trade_in: 'In writing.',
	} as const;
	const textsOf = (features: object) =>
		aHomeBlock<Data>(options, { dealer: { lead_api: '/api', features } })?.items.map(({ text }) => text);
	expect(textsOf({ trade_in: {}, service: false })).toEqual(['In writing.']);
	expect(textsOf({ trade_in: false, service: {} })).toEqual(['Same week.']);
});
