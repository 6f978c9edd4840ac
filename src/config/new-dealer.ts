/** The files of a new dealer's folder, by their place in it. They build at once, and say what to put in. */
export function newDealerFiles(slug: string): Record<string, string> {
	const name = slug
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');
	return { 'dealer.ts': dealerFile(slug, name), 'stock.json': stockFile(slug), 'images/.gitkeep': '' };
}

function dealerFile(slug: string, name: string): string {
	return `import { defineDealer } from 'forecourt/config';

/** Every option is described where editors show it: hover over a name, or read src/config/sections. */
export default defineDealer({
	slug: '${slug}',
	// A preset for everything not said here: plain, franchise, group, caravans, motorcycles or used-online.
	template: 'plain',
	name: '${name}',
	url: 'https://www.${slug}.example',
	phone: '(07) 5550 0100',
	email: 'sales@${slug}.example',
	logo: { mark: 'initial', words: '${name}' },
	state: 'qld',
	address: { street: '1 Example Street', city: 'Brisbane', postcode: '4000' },
	// The make the dealer is franchised for; leave it out for several or none.
	// manufacturer: 'Toyota',
	locations: [
		{
			id: 1,
			name: 'Brisbane',
			slug: 'brisbane',
			primary: true,
			// As advertisements must show it.
			dealer_license_number: 'QLD LMD 0000000',
			address: { street: '1 Example Street', city: 'Brisbane', postcode: '4000' },
			contact_detail: { phone: '(07) 5550 0100' },
		},
	],
	opening_hours: [
		{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 2, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 3, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 4, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 5, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 6, status: 'Open', open: '08:30', close: '16:00' },
		{ weekday: 0, status: 'Closed' },
	],
	// Where the stock comes from: this file, a CSV with its columns named, or an address; see docs/recipes/stock-source.md.
	stock: { from: { source: 'json', file: 'stock.json' } },
	// Pages, posts, offers and more are files below content/; see docs/recipes/write-content.md.
	// What used prices include when the feed does not say. A price nobody labelled is not shown.
	pricing: { default_price_types: { used: 'drive_away' } },
	theme: { colours: { primary: '#2b3a55' } },
	legal: { entity: '${name} Pty Ltd', abn: '00 000 000 000', licence: 'QLD LMD 0000000' },
});
`;
}

function stockFile(slug: string): string {
	const vehicles = [
		{
			id: `${slug}-1`,
			make: 'Toyota',
			model: 'Corolla',
			badge: 'Ascent Sport',
			year: 2023,
			km: 31_877,
			price: 28_990,
			car_type: 'used',
			simple_body: 'Hatch',
			simple_fuel: 'Hybrid',
			simple_transmission: 'CVT',
			colour: 'Red',
			stocknum: '1001',
		},
		{
			id: `${slug}-2`,
			make: 'Mitsubishi',
			model: 'Triton',
			badge: 'GLX-R',
			year: 2022,
			km: 48_112,
			price: 41_888,
			car_type: 'used',
			simple_body: 'Ute',
			simple_fuel: 'Diesel',
			simple_transmission: 'Automatic',
			colour: 'Silver',
			stocknum: '1002',
		},
	];
	return `${JSON.stringify(vehicles, null, '\t')}\n`;
}
