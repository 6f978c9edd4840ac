import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { readableColours } from '../checks/colours.ts';
import { BRANDS, brandOf } from './index.ts';

const hasFile = () => true;

describe('every make with a preset (BRAND-001)', () => {
	test.each(Object.keys(BRANDS))('%s is a known make, and its colour has enough contrast', (slug) => {
		const make = manufacturerOf(slug);
		expect(make?.slug).toBe(slug);
		const dealer = aParsedDealer({ manufacturer: make?.name ?? '', theme: undefined });
		expect(readableColours.check({ dealer, hasFile })).toEqual([]);
	});
});

test('a dealer’s own options override the preset of its make', () => {
	expect(aParsedDealer({ manufacturer: 'Nissan' }).finance).toMatchObject({ provider: 'nissan_finance' });
	expect(aParsedDealer({ manufacturer: 'Nissan', finance: false }).finance).toBe(false);
});

test('BRAND-003: the servicing plan belongs to Toyota', () => {
	expect(aParsedDealer({ manufacturer: 'Toyota' }).features.service_advantage).toEqual({});
	expect(aParsedDealer({ manufacturer: 'Kia' }).features.service_advantage).toBe(false);
});

test('a make without a preset, and no make, change nothing', () => {
	expect(brandOf('Lotus')).toEqual({});
	expect(brandOf(undefined)).toEqual({});
	expect(brandOf('constructor')).toEqual({});
});
