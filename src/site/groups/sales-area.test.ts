import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { salesArea } from './sales-area.ts';

const at = (id: number, city: string, rest: { location_type?: 'service'; visible?: boolean } = {}) => ({
	id,
	name: `Yard ${id}`,
	slug: `yard-${id}`,
	address: { street: '1 A Street', city, postcode: '4215' },
	...rest,
});

test.each([
	{ where: 'one place', locations: [at(1, 'Southport')], area: 'Brisbane' },
	{ where: 'two places in one city', locations: [at(1, 'Southport'), at(2, 'Southport')], area: 'Brisbane' },
	{
		where: 'a workshop in another city',
		locations: [at(1, 'Southport'), at(2, 'Toowoomba', { location_type: 'service' })],
		area: 'Brisbane',
	},
	{
		where: 'a city outside the sales area',
		locations: [at(1, 'Southport'), at(2, 'Toowoomba', { visible: false })],
		area: 'Brisbane',
	},
	{ where: 'two cities', locations: [at(1, 'Southport'), at(2, 'Toowoomba')], area: 'Queensland' },
])('vehicles of a dealer with $where are for sale in $area', ({ locations, area }) => {
	const dealer = aParsedDealer({
		state: 'qld',
		address: { street: '1 Queen Street', city: 'Brisbane', postcode: '4000' },
		locations,
	});

	expect(salesArea(dealer)).toBe(area);
});
