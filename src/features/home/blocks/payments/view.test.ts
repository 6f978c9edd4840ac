import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('known methods have their label and logo, others their own name (HOME-012)', () => {
	const data = aHomeBlock<Data>({ block: 'payments', names: ['bank_transfer', 'Sea shells'] });
	expect(data?.title).toBe('We accept');
	expect(data?.ways.map(({ name, method }) => [name, method])).toEqual([
		['Bank transfer', 'bank_transfer'],
		['Sea shells', null],
	]);
});
