import { expect, test } from 'vitest';
import { linker } from './linker.ts';
import { networkLinker } from './network-links.ts';

const pages = linker(new Set(['/trade-in', '/genuine-service', '/finance/car-loan-calculator', '/about-us']));

test.each([
	['SERVICE-004', '/service/booking', 'https://toyota.example/service/booking', '/genuine-service'],
	['TRADEIN-005', '/sell-my-car', 'https://toyota.example/sell-my-car', '/trade-in'],
	[
		'FINANCE-009',
		'/finance/car-loan-calculator',
		'https://toyota.example/finance/car-loan-calculator',
		'/finance/car-loan-calculator',
	],
	['any other page', '/about-us', '/about-us', '/about-us'],
])(
	'%s: on the network’s site where there is one, else on the dealer’s own (CONFIG-027)',
	(_, href, there, here) => {
		expect(networkLinker('https://toyota.example/', pages)(href)).toBe(there);
		expect(networkLinker(null, pages)(href)).toBe(here);
	},
);

test('a page that neither site has is not linked', () => {
	expect(networkLinker(null, linker(new Set()))('/sell-my-car')).toBeNull();
});
