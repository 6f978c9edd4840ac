import { expect, test } from 'vitest';
import { currentPrice, NO_PRICE_UP_TO } from '../../../src/domain/price/price.ts';
import { VehicleSchema } from '../../../src/domain/vehicle/record/vehicle.ts';
import { DEMO_DEALERS, demoStock } from './demo-stock.ts';
import { repayment } from './repayment.ts';

const NOW = new Date('2026-11-20T09:00:00+10:00');
const EVERYWHERE = DEMO_DEALERS.flatMap((dealer) =>
	demoStock(dealer, NOW).map((vehicle) => VehicleSchema.parse(vehicle)),
);

test('kilometres rise and prices fall with age', () => {
	for (const { year, km, car_type, price, item_type, name } of EVERYWHERE) {
		const age = NOW.getUTCFullYear() - (year ?? 0);
		expect(age, String(name)).toBeGreaterThanOrEqual(0);
		if (car_type === 'new') expect(km ?? 0, String(name)).toBeLessThan(60);
		if (car_type === 'used' && km !== null) expect(km, String(name)).toBeLessThan(22_000 * (age + 1));
		if (price === null || price <= NO_PRICE_UP_TO) continue;
		expect(price, String(name)).toBeGreaterThanOrEqual(item_type === 'motorcycle' ? 3_900 : 4_000);
		expect(price % 100, String(name)).toBe(price === 1_234_567 ? 67 : 90);
	}
});

test('a used vehicle costs less than the same vehicle new', () => {
	const newPrices = new Map(
		EVERYWHERE.filter(({ car_type }) => car_type === 'new').map(({ make, model, badge, price }) => [
			`${make} ${model} ${badge}`,
			price,
		]),
	);
	const compared = EVERYWHERE.flatMap(({ car_type, make, model, badge, price }) => {
		const newPrice = newPrices.get(`${make} ${model} ${badge}`);
		return car_type === 'used' && price && newPrice ? [{ price, newPrice }] : [];
	});
	expect(compared.length).toBeGreaterThan(50);
	for (const { price, newPrice } of compared) expect(price).toBeLessThan(newPrice * 1.001);
});

test('repayments are those of the shown price at the stated rate over five years', () => {
	const quoted = EVERYWHERE.filter(({ finance_lenders }) => Object.keys(finance_lenders).length > 0);
	expect(quoted.length).toBeGreaterThan(600);
	for (const vehicle of quoted) {
		const price = currentPrice(vehicle) ?? 0;
		for (const { interestRate, comparisonRate, paymentWeek, paymentMonth, termYears } of Object.values(
			vehicle.finance_lenders,
		)) {
			const rate = interestRate ?? 0;
			expect(termYears).toBe(5);
			expect(paymentWeek).toBe(repayment(price, rate, 52, 5));
			expect(paymentMonth).toBe(repayment(price, rate, 12, 5));
			if (comparisonRate !== null) expect(comparisonRate).toBeGreaterThan(rate);
		}
	}
});
