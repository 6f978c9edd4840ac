import { defineDealer } from 'forecourt/config';

/**
 * Caravans, campers and motorhomes from one yard in Ballarat. Invented.
 *
 * Over 250 lines in one file: it is data, each option once, and a dealer is read and compared with another from top to bottom.
 */
export default defineDealer({
	slug: 'wattle-and-wander',
	id: 1003,
	demo: true,
	template: 'caravans',
	name: 'Wattle & Wander Caravans',
	url: 'https://www.wattleandwander.example',
	phone: '(03) 5332 0917',
	email: 'hello@wattleandwander.example',
	logo: { mark: 'hills', words: 'Wattle & Wander' },
	state: 'vic',
	address: { street: '1480 Sturt Street', city: 'Ballarat', postcode: '3350', lat: -37.5588, long: 143.8266 },
	social: { youtube: 'https://www.youtube.com/@wattleandwander.example' },
	override_city: 'Ballarat',
	locations: [
		{
			id: 31,
			name: 'Ballarat',
			slug: 'ballarat',
			primary: true,
			dealer_license_number: 'LMCT 12069',
			image: { url: 'places/ballarat.svg' },
			reviews: { average_rating: 4.9, count: 412 },
			note: 'Drive-through yard, room to turn with a van.',
			address: {
				street: '1480 Sturt Street',
				city: 'Ballarat',
				postcode: '3350',
				lat: -37.5588,
				long: 143.8266,
			},
			contact_detail: { phone: '(03) 5332 0917' },
		},
	],
	opening_hours: [
		{ weekday: 1, status: 'Open', open: '09:00', close: '17:00' },
		{ weekday: 2, status: 'Open', open: '09:00', close: '17:00' },
		{ weekday: 3, status: 'Open', open: '09:00', close: '17:00' },
		{ weekday: 4, status: 'Open', open: '09:00', close: '17:00' },
		{ weekday: 5, status: 'Open', open: '09:00', close: '17:00' },
		{ weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
		{ weekday: 0, status: 'Open', open: '10:00', close: '15:00' },
	],
	special_hours: [
		{ date: '2026-12-25', status: 'Closed' },
		{ date: '2026-12-26', status: 'Open', start_hour: '10:00', end_hour: '14:00' },
	],
	gmb_profiles: [
		{
			name: 'Wattle & Wander Caravans',
			review_url: 'https://search.google.com/local/writereview?placeid=wattle-and-wander',
		},
	],
	stock: { from: { source: 'json', file: 'stock.json', records: 'vans' }, item_types: ['caravan'] },
	// 23 vehicles and a tile fill rows of two, three and four.
	search: { page_size: 23 },
	pricing: { default_price_types: { used: 'drive_away' }, no_price_text: 'Ask us for a price.' },
	finance: { provider: 'powertorque' },
	lead_api: '/api',
	promotions: {
		tiles: {
			positions: [4],
			items: [
				{
					title: 'What can your car tow?',
					text: 'Bring the rego. We weigh the van, read your handbook and write the numbers down before you pay a cent.',
					link: { label: 'Ask Bev', href: '/contact-us' },
				},
			],
		},
		popup: {
			src: 'demo/caravan-front34-orange.svg',
			alt: 'A white caravan with an orange stripe, seen from the front quarter',
			expiryDate: '2027-02-01T00:00:00+11:00',
			linkTo: '/search/new-used-and-demo-cars',
			title: 'Stay a night on our lawn',
			description:
				'Until the end of January: hand over in the morning, sleep in the van that night with power and water, and ask us everything at breakfast.',
			buttonText: 'See the vans',
		},
	},
	accounts: { gates: { spin_to_win: true } },
	features: {
		test_drive: false,
		trade_in: {},
		service: {},
		blog: {},
		maps: { provider: 'openstreetmap' },
		spin_to_win: {
			promotion: 'summer-2026',
			starts: '2026-11-01T09:00:00+11:00',
			expires: '2027-01-31T17:00:00+11:00',
			claim_by: '2027-02-28',
			states: ['vic'],
			terms_page: '/pages/spin-to-win-terms',
			no_prize_weight: 60,
			prizes: [
				{
					id: 'weekend',
					name: 'Weekend in a hire van',
					label: 'Weekend',
					value: 400,
					weight: 1,
					stock: 2,
					claim: 'Ring Bev to choose your weekend, from March on.',
				},
				{
					id: 'voucher',
					name: 'Workshop voucher',
					label: '$100',
					value: 100,
					weight: 4,
					stock: 8,
					claim: 'Say your code when you book the van in.',
				},
				{
					id: 'gas-swap',
					name: 'Gas bottle swap',
					label: 'Gas swap',
					value: 30,
					weight: 10,
					stock: 20,
					claim: 'Any 4 kg or 9 kg bottle: bring your empty to the yard and say your code.',
				},
				{
					id: 'coffees',
					name: 'Two coffees at the yard',
					label: 'Two coffees',
					value: 9,
					weight: 25,
					stock: 50,
					claim: 'Come and say your code. The machine is beside the awnings.',
				},
			],
		},
	},
	menus: {
		mobile_footer: {
			items: [
				{ label: 'Vans', href: '/search/new-used-and-demo-cars', icon: 'search' },
				{ label: 'Visit us', href: '/contact-us', icon: 'pin' },
			],
		},
		header: [
			{
				label: 'Find a van',
				items: [
					{ label: 'All caravans', href: '/search/new-used-and-demo-cars' },
					{ label: 'New', href: '/search/new-cars' },
					{ label: 'Pre-loved', href: '/search/used-cars' },
					{ label: 'Camper trailers', href: '/search/camper-trailer' },
					{ label: 'Pop-tops', href: '/search/pop-top' },
					{ label: 'Motorhomes', href: '/search/motorhome' },
					{ label: 'Special offers', href: '/special-offers' },
				],
			},
			{ label: 'New caravans', href: '/search/new-cars' },
			{ label: 'Pre-loved', href: '/search/used-cars' },
			{ label: 'Touring advice', href: '/blog' },
			{ label: 'Service & parts', href: '/service' },
			{ label: 'Visit us', href: '/pages/visit-us' },
		],
		footer: [
			{
				title: 'Vans',
				items: [
					{ label: 'New caravans', href: '/search/new-cars' },
					{ label: 'Pre-loved vans', href: '/search/used-cars' },
					{ label: 'Camper trailers', href: '/search/camper-trailer' },
					{ label: 'Pop-tops', href: '/search/pop-top' },
					{ label: 'Motorhomes', href: '/search/motorhome' },
					{ label: 'Special offers', href: '/special-offers' },
					{ label: 'By budget', href: '/price-range' },
					{ label: 'Tips for buyers', href: '/pages/buyers-tips' },
				],
			},
			{
				title: 'Servicing and Parts',
				items: [
					{ label: 'Service', href: '/service' },
					{ label: 'Parts', href: '/vehicle-parts-and-accessories' },
					{ label: 'Warranty', href: '/warranty' },
				],
			},
			{
				title: 'Towing and touring',
				items: [
					{ label: 'Towing and weights', href: '/pages/towing-weights' },
					{ label: 'Handover day', href: '/pages/handover-day' },
					{ label: 'Touring advice', href: '/blog' },
				],
			},
			{
				title: 'Yard',
				items: [
					{ label: 'Trade in your van', href: '/trade-in' },
					{ label: 'Visit us', href: '/pages/visit-us' },
					{ label: 'Spin to win', href: '/spin-to-win' },
					{ label: 'About us', href: '/about-us' },
					{ label: 'Hours and directions', href: '/locations/ballarat' },
					{ label: 'Contact', href: '/contact-us' },
				],
			},
		],
	},
	home: {
		title: 'Caravans, campers and motorhomes in Ballarat',
		description:
			'Search {count} caravans, camper trailers and motorhomes on the yard in Ballarat, with weights, lengths and drive away prices.',
		blocks: [
			{
				block: 'hero',
				style: 'landscape',
				title: 'Find a van your car can tow.',
				text: '{count} caravans, campers and motorhomes on the yard in Ballarat.',
				picture: {
					image: 'demo/caravan-side-orange.svg',
					alt: 'A white caravan with an orange stripe, seen from the side',
				},
			},
			{ block: 'finder', style: 'card' },
			{
				block: 'body-tiles',
				title: 'Start with the trip',
				style: 'trips',
				tiles: [
					{
						body: 'camperTrailer',
						label: 'Weekends off the map',
						text: 'Camper trailers, light enough for most SUVs.',
						picture: { image: 'demo/camper-profile-sand.svg', alt: '' },
					},
					{
						body: 'caravan',
						label: 'The long lap',
						text: 'Full-height vans with their own water, power and bathroom.',
						picture: { image: 'demo/caravan-profile-blue.svg', alt: '' },
					},
					{
						body: 'motorhome',
						label: 'No towing, thanks',
						text: 'Motorhomes, most of them on a car licence.',
						picture: { image: 'demo/motorhome-profile-orange.svg', alt: '' },
					},
				],
			},
			{ block: 'latest-stock', title: 'On the yard now', style: 'wide-cards', limit: 3, link: 'All {count}' },
			{
				block: 'figures',
				title: 'Four numbers before you fall in love',
				text: 'Bring your car’s handbook, or just the rego. We will work these out with you and write them down before you pay a cent.',
				rows: [
					{ label: 'Tare, empty', value: '2,390 kg' },
					{ label: 'ATM, loaded and unhitched', value: '2,900 kg' },
					{ label: 'Ball weight on your tow bar', value: '215 kg' },
					{ label: 'What your HiLux can tow', value: '3,500 kg, fits with 600 kg spare', good: true },
				],
			},
			{
				block: 'statement',
				title: 'Handover takes a morning. We put the kettle on.',
				text: 'Hitching, levelling, gas, water, awning, reversing round a witch’s hat. Three hours with Bev or Col, then one night parked on our lawn with power if you want a trial run.',
			},
			{ block: 'reviews', title: 'Postcards from the road' },
			{ block: 'visit' },
		],
	},
	standard_pages: [
		'privacy-policy',
		'terms-and-conditions',
		'handling-complaint',
		'complaint-handling-process',
		'accessibility',
		'about-us',
	],
	legal: { entity: 'Wattle & Wander Caravans Pty Ltd', abn: '00 611 205 338', licence: 'LMCT 12069' },
});
