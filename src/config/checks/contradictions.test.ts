import { expect, test } from 'vitest';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { contradictions } from './contradictions.ts';

const PROMISES = {
	home: {
		blocks: [
			{ block: 'yards' as const, title: 'a' },
			{
				block: 'promises' as const,
				items: [
					{ icon: 'check' as const, text: 'b' },
					{ icon: 'clock' as const, text: 'c' },
				],
			},
		],
	},
};
const AUTOGRAB = { provider: 'autograb' as const, key_env: 'COAST_AUTOGRAB_KEY' };
const HOOK = { webhook: { url: 'https://crm.example/leads', secret_env: 'COAST_CRM' } };

test.each([
	{
		name: 'a search server without its address',
		options: { search: { backend: 'meilisearch' } },
		expected: ["search.host: missing; the backend 'meilisearch' needs the server's address"],
	},
	{
		name: 'a search server',
		options: { search: { backend: 'meilisearch', host: 'https://search.example' } },
		expected: [],
	},
	{
		name: 'AutoGrab’s prices for vehicles that are not found there',
		options: { features: { trade_in: { valuation: AUTOGRAB } } },
		expected: [
			"features.trade_in.valuation: is AutoGrab's, which values only vehicles that features.trade_in.lookup has found there",
		],
	},
	{
		name: 'AutoGrab for both',
		options: { features: { trade_in: { lookup: AUTOGRAB, valuation: AUTOGRAB } } },
		expected: [],
	},
	{ name: 'a search without a server', options: { search: { backend: 'embedded' } }, expected: [] },
	{
		name: 'two finders',
		options: {
			home: {
				blocks: [
					{ block: 'hero' as const, style: 'search' as const, title: 'a', text: 'b' },
					{ block: 'finder' as const, style: 'bar' as const },
				],
			},
		},
		expected: ['home.blocks[1]: is a second finder; a home page has one, in its hero or as a block'],
	},
	{
		name: 'one finder',
		options: { home: { blocks: [{ block: 'finder' as const, style: 'bar' as const }] } },
		expected: [],
	},
	{
		name: 'promises without their terms',
		options: PROMISES,
		expected: ["home.blocks[1]: is a block 'promises', which needs features.guarantees"],
	},
	{
		name: 'promises with their terms',
		options: { ...PROMISES, features: { guarantees: { terms_page: '/terms' } } },
		expected: [],
	},
	{
		name: 'a route without receivers',
		options: { forms: { routes: [{ emails: ['a@coast.example'] }, { categories: ['General Enquiry'] }] } },
		expected: ['forms.routes[1]: expected emails or a webhook, found neither'],
	},
	{
		name: 'blocks of missing promotions',
		options: { home: { blocks: [{ block: 'banners' as const }, { block: 'promotion-slider' as const }] } },
		expected: [
			"home.blocks[0]: is a block 'banners', which shows promotions.banners, and that is empty",
			"home.blocks[1]: is a block 'promotion-slider', which shows promotions.slider, and that is empty",
		],
	},
	{
		name: 'banners',
		options: {
			home: { blocks: [{ block: 'banners' as const }] },
			promotions: { banners: [{ image: 'a.webp', alt: 'A', href: '/' }] },
		},
		expected: [],
	},
	{
		name: 'a menu of models without models',
		options: { menus: { header: [{ label: 'Models', mega: 'models' as const }] } },
		expected: ['menus.header[0]: is a menu of models, which needs features.models'],
	},
	{ name: 'a route to a webhook', options: { forms: { routes: [HOOK] } }, expected: [] },
] as const)('$name', ({ options, expected }) => {
	expect(findings(contradictions, structuredClone(options) as Parameters<typeof findings>[1])).toEqual(
		expected,
	);
});
