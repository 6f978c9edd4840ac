import { describe, expect, test } from 'vitest';
import type { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { type aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { vehiclePageOf } from '../../../../tests/fixtures/sites/vehicle-page.ts';

type Fields = Parameters<typeof aVehicle>[0];
type Options = Parameters<typeof aParsedDealer>[0];

const SOLD = { status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 } as const;

const VALUED = { features: { trade_in: { instant_valuation: true } } };

describe('the instant valuation of a trade-in (TRADEIN-027, TRADEIN-028)', () => {
	const addressOf = (fields: Fields, options: Options) => {
		const { actions, lead } = vehiclePageOf(fields, { lead_api: '/api', ...options });
		const action = [...actions.buttons, ...actions.rows].find(({ name }) => name === 'trade_in');
		const hidden = lead?.form.hidden.find(({ name }) => name === 'autogauge_enabled')?.value;
		return [action && 'href' in action.to ? action.to.href : null, hidden ?? null];
	};
	const PLAIN = '/cars/trade-in?car_id=1';

	test('is offered with a vehicle above $200 that is in stock, neither sold nor reserved, where the dealer has the feature', () => {
		expect(addressOf({ price: 201 }, VALUED)).toEqual([`${PLAIN}&autogauge_enabled=true`, 'true']);
	});

	test.each<{ name: string; fields: Fields; options?: Options }>([
		{ name: 'at a dealer without it', fields: { price: 201 }, options: {} },
		{ name: 'at $200', fields: { price: 200 } },
		{ name: 'for a reserved vehicle', fields: { price: 201, reserved: true } },
		{ name: 'for a vehicle that is coming soon', fields: { price: 201, status: 'coming_soon' } },
	])('is not offered $name', ({ fields, options = VALUED }) => {
		expect(addressOf(fields, options)).toEqual([PLAIN, null]);
	});

	test('is not offered for a sold vehicle, as is no trade-in (VDPACT-018)', () => {
		expect(addressOf({ price: 201, ...SOLD }, VALUED)).toEqual([null, null]);
	});
});
