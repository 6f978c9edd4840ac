import { expect, test } from 'vitest';
import { apiVehicle } from '../../../tests/fixtures/leads/api-site.ts';
import { withLists } from '../../json-bytes.ts';
import { vehicleTexts } from './last-vehicle-texts.ts';

const VEHICLES = [
	apiVehicle({ id: '7', title: '},\n{"id":"8"]}' }),
	apiVehicle({ id: 'a "quoted" \\ id\n' }),
	apiVehicle({ id: 'Škoda', title: 'Œuvre' }),
];

const text = (vehicle: object) => Buffer.from(JSON.stringify(vehicle));

test.each([0, 1, 3])('each of %i vehicles in a file is found by its id', (count) => {
	const vehicles = VEHICLES.slice(0, count);
	const texts = vehicles.map(text);
	const file = withLists({ slug: 'coast' }, { vehicles: texts });
	expect(JSON.parse(file.toString())).toEqual({ slug: 'coast', vehicles });
	expect(vehicleTexts(file)).toEqual(new Map(vehicles.map(({ id }, at) => [id, texts[at]])));
});

test('a vehicle whose id is too long to be found is left out', () => {
	const texts = [apiVehicle({ id: '9'.repeat(300) }), ...VEHICLES].map(text);
	const found = vehicleTexts(withLists({ slug: 'coast' }, { vehicles: texts }));
	expect([...found.keys()]).toEqual(VEHICLES.map(({ id }) => id));
});
