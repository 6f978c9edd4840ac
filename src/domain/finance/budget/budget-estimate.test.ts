import { expect, test } from 'vitest';
import { LENDERS } from '../providers.ts';
import { budgetEstimate } from './budget-estimate.ts';

const SAID = { repayment: 120, frequency: 'week', deposit: 3000, years: 5 } as const;

test('a vehicle close to a budget has its repayment with the same deposit and term, and both rates', () => {
	expect(budgetEstimate(25_000, SAID, LENDERS.taurus)).toBe(
		'Est. $115 a week, 12.94% p.a., comparison rate 12.98% p.a.',
	);
	expect(budgetEstimate(25_000, { ...SAID, frequency: 'fortnight' }, LENDERS.taurus)).toContain(
		'Est. $230 a fortnight,',
	);
});

test('a vehicle that the deposit nearly pays for has no figure (FINANCE-017)', () => {
	expect(budgetEstimate(4000, SAID, LENDERS.taurus)).toBeNull();
});
