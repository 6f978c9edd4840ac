import { surchargeWords } from '../../domain/law/surcharge-words.ts';
import type { LegalRule } from '../legal-rule.ts';

/** Payments by card cost nothing on top. */
export const cardSurcharge: LegalRule = {
	name: 'card-surcharge',
	demand: 'No text adds a surcharge to payments by eftpos, Visa or Mastercard.',
	laws: [
		{
			title:
				'Reserve Bank of Australia, Review of Merchant Card Payment Costs and Surcharging, Conclusions Paper, March 2026',
			source:
				'https://www.rba.gov.au/payments-and-infrastructure/review-of-merchant-card-payment-costs-and-surcharging/',
			checked: null,
		},
	],
	binds_from: '2026-10-01',
	remedy:
		'Take the surcharge out, or say that none is added. One on American Express alone is allowed: name it.',
	breaks: { path: '/pages/pay', main: '<p>A surcharge of 1.5% applies to credit cards.</p>' },
	keeps: { path: '/pages/pay', main: '<p>No surcharge is added to credit cards.</p>' },
	faults: ({ blocks }) =>
		blocks.flatMap(({ text }) => {
			const found = surchargeWords(text);
			return found === null ? [] : [`it says “${found}”`];
		}),
};
