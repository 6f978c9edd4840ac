import { expect, test } from 'vitest';
import { locationName, vehicleLocation } from './vehicle-location.ts';

const YARDS = [
	{ id: '1', name: 'Coast Motors Southport', address: { city: 'Southport' } },
	{ id: '2', name: 'Coast Motors Robina', address: { city: 'Robina' } },
];
const nowhere = { location_id: null, location_name: null, city: null, location: null };
const at = (name: string, city: string | null = null) => ({ id: null, name, address: { city } });

test.each([
	{ name: 'by its id', vehicle: { location_id: '2' }, is: '2' },
	{
		name: 'by its name, however it is written',
		vehicle: { location_name: ' coast motors  ROBINA' },
		is: '2',
	},
	{ name: "by the group's name", vehicle: { location: at('Coast Motors Robina') }, is: '2' },
	{
		name: 'by its id before its name',
		vehicle: { location_id: '2', location_name: 'Coast Motors Southport' },
		is: '2',
	},
	{
		name: 'by its name where the id is not ours',
		vehicle: { location_id: '77', location_name: 'Coast Motors Robina' },
		is: '2',
	},
	{ name: 'not by an unknown name', vehicle: { location_name: 'Perth City' }, is: null },
	{ name: 'not by an unknown id', vehicle: { location_id: '77' }, is: null },
	{ name: 'not without a location in the feed', vehicle: {}, is: null },
])('of two yards a vehicle is placed $name', ({ vehicle, is }) => {
	expect(vehicleLocation({ ...nowhere, ...vehicle }, YARDS)?.id ?? null).toBe(is);
});

test.each([
	{ name: 'without a location in the feed', vehicle: {}, is: '1' },
	{ name: 'with its city in the feed', vehicle: { city: 'southport' }, is: '1' },
	{ name: 'but not with another city', vehicle: { city: 'Perth' }, is: null },
	{
		name: 'but not with another city of its group',
		vehicle: { location: { id: null, name: null, address: { city: 'Perth' } } },
		is: null,
	},
	{
		name: 'but not with another name',
		vehicle: { location_name: 'Perth City', city: 'Southport' },
		is: null,
	},
])('all vehicles of a dealer with one yard are there, $name', ({ vehicle, is }) => {
	expect(vehicleLocation({ ...nowhere, ...vehicle }, YARDS.slice(0, 1))?.id ?? null).toBe(is);
});

test.each([
	{ name: "the vehicle's own", vehicle: { location_name: 'Robina' }, is: 'Robina' },
	{ name: "its group's where it has none", vehicle: { location: at('Southport') }, is: 'Southport' },
	{ name: 'none where the feed gives none', vehicle: {}, is: null },
])('the name of a location is $name', ({ vehicle, is }) => {
	expect(locationName({ ...nowhere, ...vehicle })).toBe(is);
});
