import { expect, test } from 'vitest';
import { USUAL_RULES } from '../embed/form-rules.ts';
import { type Chosen, chooseLocations } from './choose-locations.ts';

const FORM: Parameters<typeof chooseLocations>[0] = {
	dealerships: [
		{ value: 'north', label: 'North' },
		{ value: 'south', label: 'South' },
	],
	locations: [
		{ value: '1', label: 'North', dealership_slug: 'north', department: null },
		{ value: '2', label: 'North Service', dealership_slug: 'north', department: 'service' },
		{ value: '3', label: 'South', dealership_slug: 'south', department: null },
	],
	models: [{ value: 'MG4', label: 'MG4', slug: 'mg4', dealerships: ['south'] }],
	offers: [],
	rules: USUAL_RULES,
};
const NONE: Chosen = {
	category: 'General Enquiry',
	dealership_slug: '',
	location: '',
	'Vehicle Model': '',
	subcategory: '',
	service_work: '',
};

const NOTHING = { dealership: false, location: false };

const chooseIn = (form: typeof FORM, chosen: Partial<Chosen>, visitor: Partial<typeof NOTHING> = {}) =>
	chooseLocations(form, { ...NONE, ...chosen }, { ...NOTHING, ...visitor });

test('a model that one dealership sells chooses it, and its only location (ENQUIRY-014)', () => {
	const { chosen, unavailable } = chooseIn(FORM, { 'Vehicle Model': 'MG4' });
	expect(chosen).toMatchObject({ dealership_slug: 'south', location: '3' });
	expect([...unavailable]).toEqual(['north', '1', '2']);
});

test('a location chooses its dealership, and all locations can still be chosen', () => {
	const location = chooseIn(FORM, { location: '1' }, { location: true });
	expect(location.chosen).toMatchObject({ dealership_slug: 'north', location: '1' });
	expect([...location.unavailable]).toEqual([]);
	const other = chooseIn(FORM, { ...location.chosen, location: '3' }, { location: true });
	expect(other.chosen.dealership_slug).toBe('south');
});

test('another dealership replaces the location by one of its own', () => {
	const south = { location: '1', dealership_slug: 'south' };
	expect(chooseIn(FORM, south, { location: true, dealership: true }).chosen.location).toBe('3');
});

test('a department chooses its only location, which is reset with the category', () => {
	expect(chooseIn(FORM, { category: 'Service Booking' }).chosen.location).toBe('2');
	expect(chooseIn(FORM, { location: '2' }).chosen.location).toBe('');
});

test('a service booking takes the dealership from its location where the dealer configures it (ENQUIRY-011)', () => {
	const rules = { ...USUAL_RULES, dealership_from_service_location: true };
	const locations = chooseIn({ ...FORM, rules }, { category: 'Service Booking' });
	expect(locations.hidesDealership).toBe(true);
	expect(locations.chosen.location).toBe('2');
	expect(chooseIn(FORM, {}).hidesDealership).toBe(false);
});
