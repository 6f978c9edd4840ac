import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LENDERS } from '../../../../domain/finance/providers.ts';
import { EXAMPLE_CARD } from '../../../../ui/card/example-card.ts';
import { Afford } from './Afford.tsx';

/** The lender's figures for a vehicle, with another rate than the dealer's usual one. */
const OWN_RATES = {
	interest_rate: { ...LENDERS.manual.interest_rate, usual: 8.95 },
	comparison_rate: 10.26,
	fee_treatment: 'left_out' as const,
};

test('the build renders the first budget with its repayment, both rates and the warning, and the fitting vehicles', () => {
	const html = renderToStaticMarkup(
		<Afford
			terms={LENDERS.manual}
			until={null}
			noun={{ one: 'car', many: 'cars' }}
			stock={[]}
			first={{ price: 25_401, weekly: 120, count: 22 }}
			fitting={[
				{ card: EXAMPLE_CARD, price: 25_000, terms: { ...LENDERS.manual, ...OWN_RATES } },
				{
					card: { ...EXAMPLE_CARD, id: 'too-dear' },
					price: 25_300,
					terms: { ...LENDERS.manual, ...OWN_RATES },
				},
			]}
			variants={{}}
			calculator="/finance"
			ask={null}
			call={{ text: '(07) 5550 1234', href: 'tel:0755501234' }}
		/>,
	);
	const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
	expect(text).toMatch(
		/up to \$25,401 .* Your repayment \$120\.00 a week Interest rate p\.a\. 8\.50% Comparison rate p\.a\. 8\.53% WARNING: This comparison rate/,
	);
	expect(text).toContain(
		'This uses our lender’s usual rate. Each of our cars has its own: we show those that fit at theirs.',
	);
	expect(html).toContain('href="/search/new-used-and-demo-cars?price=:25401&amp;weekly_price_range=:120"');
	expect(text).toContain('Show Me 22 cars');
	expect(text).toMatch(
		/Close to your budget .* Est\. \$119 a week, 8\.95% p\.a\., comparison rate 10\.26% p\.a\. .* over 5 years, with no deposit and \$0 final payment\. WARNING:/,
	);
	// The other vehicle is above the repayment at its own rate.
	expect(text.match(/Est\. /g)).toHaveLength(1);
	expect(html.match(/type="radio"/g)).toHaveLength(3);
});
