import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the words are the specification’s unless the dealer has others (HOME-008 to HOME-011)', () => {
	const dealer = { lead_api: '/api', features: { trade_in: {} } };
	expect(aHomeBlock<Data>({ block: 'sell' }, { dealer })).toMatchObject({
		title: 'We Would Love To Buy Your Vehicle. Get $$$ For Your Car Today!',
		link: { label: 'Click Here To Sell' },
	});
	expect(aHomeBlock<Data>({ block: 'sell', button: 'Get my price' }, { dealer })?.link?.label).toBe(
		'Get my price',
	);
});

test('the number plate is one of the dealer’s state', () => {
	const plateIn = (state: 'qld' | 'wa') => aHomeBlock<Data>({ block: 'sell' }, { dealer: { state } })?.plate;
	expect(plateIn('qld')).toBeTruthy();
	expect(plateIn('qld')).not.toBe(plateIn('wa'));
});

test('a site that buys nothing online has no button', () => {
	expect(aHomeBlock<Data>({ block: 'sell' }, { dealer: { features: { trade_in: false } } })?.link).toBeNull();
});
