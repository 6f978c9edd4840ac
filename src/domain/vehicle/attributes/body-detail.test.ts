import { expect, test } from 'vitest';
import { aVehicle } from '../../../../tests/fixtures/search/search-document.ts';
import { bodyDetail } from './body-detail.ts';

test('the vehicle’s own words come before the variant’s, and both before the body type', () => {
	const own = { bodyconfiguration: 'Dual cab with tray' };
	const variant = { variant: { bodyconfiguration: 'Dual cab pick-up' } };
	expect(bodyDetail(aVehicle({ ...own, ...variant, simple_body: 'ute' }))).toBe('Dual cab with tray');
	expect(bodyDetail(aVehicle({ ...variant, simple_body: 'ute' }))).toBe('Dual cab pick-up');
	expect(bodyDetail(aVehicle({ simple_body: 'ute' }))).toBe('ute');
	expect(bodyDetail(aVehicle({ simple_body: null }))).toBeNull();
});
