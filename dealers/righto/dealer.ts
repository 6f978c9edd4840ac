import { defineDealer } from 'forecourt/config';

/**
 * Used cars sold online from one inspection centre in Perth. Invented.
 *
 * Over 250 lines in one file: it is data, each option once, and a dealer is read and compared with another from top to bottom.
 */
export default defineDealer({
	slug: 'righto',
	id: 1005,
	demo: true,
	template: 'used-online',
	name: 'Righto Cars',
	url: 'https://www.righto.example',
	dealership_group: 'Latrobe Motor Group',
	phone: '1300 744 486',
	email: 'help@righto.example',
	logo: { mark: 'dot', words: 'righto' },
	state: 'wa',
	time_zone: 'Australia/Perth',
	address: { street: '19 Freight Road', city: 'Kewdale', postcode: '6105', lat: -31.9786, long: 115.9503 },
	social: {
		instagram: 'https://www.instagram.com/righto.example',
		tiktok: 'https://www.tiktok.com/@righto.example',
	},
	locations: [
		{
			id: 51,
			name: 'Kewdale',
			slug: 'inspection-centre',
			primary: true,
			dealer_license_number: 'MD 28441',
			image: { url: 'places/inspection-centre.svg' },
			reviews: { average_rating: 4.7, count: 3208 },
			note: 'Collections until eight on Thursdays. Follow the yellow line to bay one.',
			address: {
				street: '19 Freight Road',
				city: 'Kewdale',
				postcode: '6105',
				lat: -31.9786,
				long: 115.9503,
			},
			contact_detail: {
				phone: '1300 744 486',
				opening_hours: [
					{ weekday: 1, status: 'Open', open: '08:00', close: '18:00' },
					{ weekday: 2, status: 'Open', open: '08:00', close: '18:00' },
					{ weekday: 3, status: 'Open', open: '08:00', close: '18:00' },
					{ weekday: 4, status: 'Open', open: '08:00', close: '20:00' },
					{ weekday: 5, status: 'Open', open: '08:00', close: '18:00' },
					{ weekday: 6, status: 'Open', open: '09:00', close: '17:00' },
					{ weekday: 0, status: 'Closed' },
				],
			},
		},
	],
	special_hours: [
		{ date: '2026-12-25', status: 'Closed' },
		{ date: '2026-12-26', status: 'Closed' },
	],
	gmb_profiles: [{ name: 'Righto Cars', review_url: 'https://reviews.example/righto-cars/write' }],
	stock: {
		from: { source: 'json', file: 'stock.json' },
		item_types: ['car'],
		filter: { minimum_photos: 0, exclude_car_types: ['new', 'demo'] },
	},
	search: {
		route_variants: { used: '/used-car/list', new: '/used-car/new-cars' },
		lowest_price_excludes_unpriced: true,
	},
	pricing: { default_price_types: { used: 'drive_away' } },
	finance: { provider: 'taurus', path: '/apply-for-finance' },
	tags: { preset: 'just-sold', electric_hybrid: true },
	buttons: {
		labels: { reserve: 'Reserve Now' },
		vehicle: [
			'buy_online',
			'reserve',
			'enquire',
			'finance',
			'trade_in',
			'call',
			'chat',
			'history_report',
			'favourite',
			'compare',
			'share',
			'print',
		],
	},
	lead_api: '/api',
	// A demonstration: the payment page is the sandbox.
	checkout: { provider: 'sandbox' },
	features: {
		test_drive: false,
		chat: { answers: true },
		reserve: {
			terms_page: '/pages/reserve-terms',
			deposit: 200,
			hours: 48,
			promises: ['48-hour money-back guarantee', '12 months roadside assist'],
			cooling_off:
				'Western Australian law has no cooling-off period for a car bought from a dealer. Our 48-hour money-back guarantee comes on top of your rights by law.',
		},
		online_purchase: {
			used: true,
			extras: [
				{ name: 'Floor mats, fitted', price: 160 },
				{ name: 'Dash mat', price: 85 },
				{ name: 'Cargo liner', price: 140 },
			],
			delivery: { price: 0, area: 'anywhere in Western Australia' },
		},
		online_payment: { example: 'RC-20481' },
		guarantees: { terms_page: '/pages/guarantee-terms' },
		market_price: {},
		blog: {},
		share: { twitter: false },
		reviews: { hidden_names: [{ name: 'Jayden P', reason: 'works for us' }] },
	},
	menus: {
		header: [
			{ label: 'Browse cars', href: '/used-car/list' },
			{ label: 'Sell us your car', href: '/sell-your-car' },
			{ label: 'How it works', href: '/buying' },
			{ label: 'Offers', href: '/special-offers' },
			{ label: 'Finance', href: '/apply-for-finance' },
			{ label: 'Help', href: '/contact-us' },
		],
		mobile_footer: {
			items: [
				{ label: 'Browse', href: '/used-car/list', icon: 'search' },
				{ label: 'Sell', href: '/sell-your-car', icon: 'dollar' },
				{ label: 'Ask', href: '/chat', icon: 'message' },
			],
			time_zone: 'Australia/Perth',
			shift: 8,
		},
		footer: [
			{
				title: 'Buyer Tools',
				items: [
					{ label: 'Browse cars', href: '/used-car/list' },
					{ label: 'SUVs', href: '/search/suv' },
					{ label: 'Utes', href: '/search/ute' },
					{ label: 'Hatches', href: '/search/hatch' },
					{ label: 'Finance', href: '/apply-for-finance' },
					{ label: 'By budget', href: '/price-range' },
					{ label: 'Tips for buyers', href: '/pages/buyers-tips' },
				],
			},
			{
				title: 'Sell',
				items: [
					{ label: 'Get an offer', href: '/sell-your-car' },
					{ label: 'Trade in', href: '/trade-in' },
				],
			},
			{
				title: 'Promises',
				items: [
					{ label: 'Guarantee terms', href: '/pages/guarantee-terms' },
					{ label: 'Reserving online', href: '/pages/reserve-terms' },
					{ label: 'Pay an invoice', href: '/online-payment' },
					{ label: 'Warranty', href: '/warranty' },
					{ label: 'Roadside assist', href: '/roadside-assist' },
				],
			},
			{
				title: 'Latrobe Motor Group',
				items: [
					{ label: 'About Righto', href: '/about-us' },
					{ label: 'Visit us', href: '/pages/visit-us' },
					{ label: 'Blog', href: '/blog' },
					{ label: 'Complaints', href: '/pages/handling-complaint' },
				],
			},
		],
	},
	home: {
		title: 'Used cars, bought online, delivered',
		description:
			'{count} checked used cars, one price each, delivered anywhere in Western Australia, with 48 hours to change your mind.',
		blocks: [
			{
				block: 'hero',
				style: 'centred',
				title: 'Drive it for 48 hours. Keep it, or get every dollar back.',
				text: '{count} checked used cars, one price each, delivered anywhere in Western Australia.',
				chips: [
					{ label: 'SUVs', href: '/search/suv' },
					{ label: 'Utes', href: '/search/ute' },
					{ label: 'Hatches', href: '/search/hatch' },
					{ label: 'People movers', href: '/search/people-mover' },
					{ label: 'Toyota', href: '/search/toyota' },
				],
				traffic: [
					{ image: 'demo/sedan-profile-silver.svg', alt: '', length: 4700 },
					{ image: 'demo/hatch-profile-red.svg', alt: '', length: 4350 },
					{ image: 'demo/suv-profile-blue.svg', alt: '', length: 4600 },
					{ image: 'demo/ute-profile-white.svg', alt: '', length: 5300 },
					{ image: 'demo/people-mover-profile-white.svg', alt: '', length: 5150 },
				],
			},
			{
				block: 'promises',
				items: [
					{ icon: 'check', text: 'Haggle-free price' },
					{ icon: 'shield', text: '48hr money back' },
					{ icon: 'engine', text: 'Lifetime engine guarantee' },
					{ icon: 'truck', text: 'Cool value servicing for life' },
					{ icon: 'clock', text: '12 months roadside assist' },
					{ icon: 'check', text: 'Reserve online' },
				],
			},
			{
				block: 'body-tiles',
				title: 'Pick a shape',
				style: 'shapes',
				tiles: [
					{ body: 'hatch', picture: { image: 'demo/hatch-profile-blue.svg', alt: '' } },
					{ body: 'sedan', picture: { image: 'demo/sedan-profile-silver.svg', alt: '' } },
					{ body: 'suv', picture: { image: 'demo/suv-profile-blue.svg', alt: '' } },
					{ body: 'ute', picture: { image: 'demo/ute-profile-white.svg', alt: '' } },
					{ body: 'peopleMover', picture: { image: 'demo/people-mover-profile-white.svg', alt: '' } },
					{ body: 'wagon', picture: { image: 'demo/wagon-profile-grey.svg', alt: '' } },
				],
			},
			{ block: 'latest-stock', title: 'Fresh this morning', link: 'All {count} cars', limit: 4 },
			{
				block: 'steps',
				title: 'Three steps, no showroom',
				items: [
					{
						title: 'Choose and reserve',
						text: 'Ask us to hold it. Once we confirm, a $200 deposit holds any car for 48 hours, and comes back in full if you change your mind.',
					},
					{
						title: 'Pay your way',
						text: 'Card, transfer or finance, with your trade-in taken off. The price you saw is the price you pay.',
					},
					{
						title: 'We bring it over',
						text: 'Inspected, washed and registered in your name. Your 48 hours start when we hand you the key.',
					},
				],
			},
			{ block: 'make-tiles', title: 'Pick a make', style: 'cards', limit: 10 },
			{
				block: 'sell',
				title: 'Selling? Start with the plate.',
				text: 'A first figure within one business day. We come to the car, and pay when we take it away.',
			},
			{
				block: 'praise',
				rating: '4.7',
				about: 'out of 5, from 3,208 reviews on Product Review',
				quotes: [
					{
						text: 'The one with a scratch on the door said so on its page before I could ask. Sold.',
						by: 'Priya, Willetton',
					},
					{
						text: 'Handed the Captiva back on day two. Money was in my account by Thursday, no phone call.',
						by: 'Tom, Bunbury',
					},
				],
			},
			{
				block: 'payments',
				names: ['visa', 'mastercard', 'amex', 'eftpos', 'paypal', 'bank_transfer'],
			},
		],
	},
	promotions: {
		tiles: {
			positions: [5, 10, 15, 20, 25, 30],
			items: [
				{
					title: 'Seen enough? Sell us yours.',
					text: 'Send the plate and kilometres. You get a first figure within one business day; once we agree, we collect and pay.',
					link: { label: 'Get an offer', href: '/sell-your-car' },
				},
				{
					title: '48 hours to change your mind',
					text: 'Drive it to work, fit the pram, try it in your garage. Every dollar back if it is not the one.',
					link: { label: 'How it works', href: '/buying' },
				},
				{
					title: 'Swap, don’t sell twice',
					text: 'Tell us about your car and we take its value off the next one. You hand over one set of keys and drive off with another.',
					link: { label: 'Value my trade-in', href: '/trade-in' },
				},
				{
					title: 'Not sure what to check?',
					text: 'Our guide goes through history, price, finance and the test drive, in the order you need them.',
					link: { label: 'Read the buyer’s tips', href: '/pages/buyers-tips' },
				},
				{
					title: 'See what you can spend',
					text: 'Pick a top price and look only at cars that fit it.',
					link: { label: 'Search by price', href: '/price-range' },
				},
				{
					title: 'Rather talk it through?',
					text: 'Ask us about any car. We will tell you everything we know about it, good and bad.',
					link: { label: 'Ask us', href: '/chat' },
				},
			],
		},
	},
	forms: { categories: ['General Enquiry', 'Sales Enquiry', 'Finance Enquiry', 'Careers Enquiry'] },
	standard_pages: [
		'privacy-policy',
		'terms-and-conditions',
		'handling-complaint',
		'complaint-handling-process',
		'accessibility',
		'about-us',
		'buyers-tips',
	],
	legal: { entity: 'Righto Cars Pty Ltd', abn: '00 655 320 117', licence: 'MD 28441' },
});
