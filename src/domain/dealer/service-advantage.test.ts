import { expect, test } from 'vitest';
import { SERVICE_ADVANTAGE, serviceAdvantageOf } from './service-advantage.ts';

test.each([
	['Coaster', 485, 3, 6, '6 months or 10,000km', 75_000],
	['HiAce', 290, 3, 6, '6 months or 10,000km', 75_000],
	['Granvia', 290, 3, 6, '6 months or 10,000km', 75_000],
	['HiLux', 290, 3, 6, '6 months or 10,000km', 75_000],
	['Fortuner', 290, 3, 6, '6 months or 10,000km', 75_000],
	['LandCruiser Prado', 390, 5, 10, '6 months or 10,000km', 100_000],
	['LandCruiser 70', 525, 5, 10, '6 months or 10,000km', 75_000],
	['LandCruiser 300', 400, 5, 10, '6 months or 10,000km', 75_000],
	['Tundra', 400, 5, 10, '6 months or 10,000km', 75_000],
	['bZ4X', 180, 5, 5, '12 months or 15,000km', 75_000],
	['Corolla Sedan', 245, 5, 5, '12 months or 15,000km', 75_000],
	['Corolla Hatch', 245, 5, 5, '12 months or 15,000km', 75_000],
	['Yaris', 245, 5, 5, '12 months or 15,000km', 75_000],
	['Camry', 255, 5, 5, '12 months or 15,000km', 75_000],
	['Yaris Cross', 250, 5, 5, '12 months or 15,000km', 75_000],
	['C-HR', 250, 5, 5, '12 months or 15,000km', 75_000],
	['Corolla Cross', 250, 5, 5, '12 months or 15,000km', 75_000],
	['RAV4', 260, 5, 5, '12 months or 15,000km', 75_000],
	['Kluger', 265, 5, 5, '12 months or 15,000km', 75_000],
	['GR86', 250, 5, 5, '12 months or 15,000km', 75_000],
])(
	'%s: up to $%i for each service, %i years, %i services, every %s, up to %i km (SERVICE-014 to SERVICE-034)',
	(model, amount, years, services, interval, range) => {
		expect(serviceAdvantageOf(model)).toEqual({ model, amount, years, services, interval, range });
	},
);

test('each of the nineteen models is found in the table, in capitals or not', () => {
	expect(new Set(SERVICE_ADVANTAGE.map(({ model }) => model)).size).toBe(19);
	expect(serviceAdvantageOf('LANDCRUISER PRADO').amount).toBe(390);
});
