import { expect, test } from 'vitest';
import { apiVehicle } from '../../tests/fixtures/leads/api-site.ts';
import { withLists } from '../json-bytes.ts';
import { textsInLines, vehicleLine } from './api-vehicle-lines.ts';

const VEHICLES = [
	apiVehicle({ id: '7', title: '},\n{"id":"8"]}' }),
	apiVehicle({ id: 'a "quoted" \\ id\n' }),
	apiVehicle({ id: 'Škoda', title: 'Œuvre' }),
];

test.each([0, 1, 3])('of %i vehicles in a file each is found by its id', (count) => {
	const vehicles = VEHICLES.slice(0, count);
	const lines = vehicles.map(vehicleLine);
	const file = withLists({ slug: 'coast' }, { vehicles: lines });
	expect(JSON.parse(file.toString())).toEqual({ slug: 'coast', vehicles });
	expect(textsInLines(file)).toEqual(new Map(vehicles.map(({ id }, at) => [id, lines[at]])));
});

test('a vehicle whose id is too long to be found is left out', () => {
	const lines = [apiVehicle({ id: '9'.repeat(300) }), ...VEHICLES].map(vehicleLine);
	const found = textsInLines(withLists({ slug: 'coast' }, { vehicles: lines }));
	expect([...found.keys()]).toEqual(VEHICLES.map(({ id }) => id));
});
