import { defineDealer } from 'forecourt/config';

/**
 * A Toyota dealer in Geelong: one make, one yard, the whole line-up. Invented.
 *
 * Over 250 lines in one file: it is data, each option once, and a dealer is read and compared with another from top to bottom.
 */
export default defineDealer({
	slug: 'harbourline',
	id: 1001,
	demo: true,
	template: 'franchise',
	name: 'Harbourline Toyota',
	url: 'https://www.harbourlinetoyota.example',
	hosts: ['harbourlinetoyota.example'],
	manufacturer: 'Toyota',
	dealership_group: 'Latrobe Motor Group',
	phone: '(03) 5221 8840',
	email: 'sales@harbourlinetoyota.example',
	logo: { mark: 'initial', words: 'Harbourline', line: 'Toyota, Geelong' },
	state: 'vic',
	address: {
		street: '212 Latrobe Terrace',
		city: 'Geelong West',
		postcode: '3218',
		lat: -38.1402,
		long: 144.3486,
	},
	social: {
		facebook: 'https://www.facebook.com/harbourlinetoyota.example',
		instagram: 'https://www.instagram.com/harbourlinetoyota.example',
	},
	locations: [
		{
			id: 11,
			name: 'Geelong West',
			slug: 'geelong-west',
			primary: true,
			manufacturers: ['Toyota'],
			dealer_license_number: 'LMCT 11482',
			motor_vehicle_repairer: 'MVR 20931',
			reviews: { average_rating: 4.8, count: 1126 },
			image: { url: 'places/geelong-west.svg' },
			address: {
				street: '212 Latrobe Terrace',
				city: 'Geelong West',
				postcode: '3218',
				lat: -38.1402,
				long: 144.3486,
			},
			contact_detail: {
				phone: '(03) 5221 8840',
				opening_hours: [
					{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
					{ weekday: 2, status: 'Open', open: '08:30', close: '17:30' },
					{ weekday: 3, status: 'Open', open: '08:30', close: '17:30' },
					{ weekday: 4, status: 'Open', open: '08:30', close: '17:30' },
					{ weekday: 5, status: 'Open', open: '08:30', close: '17:30' },
					{ weekday: 6, status: 'Open', open: '09:00', close: '17:00' },
					{ weekday: 0, status: 'Closed' },
				],
			},
		},
		{
			id: 12,
			name: 'Service, Autumn Street',
			slug: 'service',
			location_type: 'service',
			enquire_when_closed: true,
			image: { url: 'places/service.svg' },
			note: 'Key drop box beside the roller door, open from 6am.',
			manufacturers: ['Toyota'],
			dealer_license_number: 'LMCT 11482',
			motor_vehicle_repairer: 'MVR 20931',
			address: {
				street: '9 Autumn Street',
				city: 'Geelong West',
				postcode: '3218',
				lat: -38.1391,
				long: 144.3461,
			},
			contact_detail: {
				phone: '(03) 5221 8844',
				email: 'service@harbourlinetoyota.example',
				opening_hours: [
					{ weekday: 1, status: 'Open', open: '07:30', close: '17:30' },
					{ weekday: 2, status: 'Open', open: '07:30', close: '17:30' },
					{ weekday: 3, status: 'Open', open: '07:30', close: '17:30' },
					{ weekday: 4, status: 'Open', open: '07:30', close: '17:30' },
					{ weekday: 5, status: 'Open', open: '07:30', close: '17:30' },
					{ weekday: 6, status: 'Closed' },
					{ weekday: 0, status: 'Closed' },
				],
			},
		},
		{
			id: 13,
			name: 'Parts, Autumn Street',
			slug: 'parts',
			location_type: 'parts',
			manufacturers: ['Toyota'],
			dealer_license_number: 'LMCT 11482',
			image: { url: 'places/parts.svg' },
			note: 'The counter is at the rear, through the blue gate. Trade pick-ups from 7:30am.',
			address: {
				street: '11 Autumn Street',
				city: 'Geelong West',
				postcode: '3218',
				lat: -38.1392,
				long: 144.3459,
			},
			contact_detail: {
				phone: '(03) 5221 8846',
				opening_hours: [
					{ weekday: 1, status: 'Open', open: '07:30', close: '17:00' },
					{ weekday: 2, status: 'Open', open: '07:30', close: '17:00' },
					{ weekday: 3, status: 'Open', open: '07:30', close: '17:00' },
					{ weekday: 4, status: 'Open', open: '07:30', close: '17:00' },
					{ weekday: 5, status: 'Open', open: '07:30', close: '17:00' },
					{ weekday: 6, status: 'Open', open: '08:00', close: '12:00' },
					{ weekday: 0, status: 'Closed' },
				],
			},
		},
	],
	special_hours: [
		{ date: '2026-11-03', status: 'Closed' },
		{ date: '2026-12-24', status: 'Open', start_hour: '08:30', end_hour: '13:00' },
		{ date: '2026-12-25', status: 'Closed' },
		{ date: '2026-12-26', status: 'Closed' },
		{ date: '2027-01-01', status: 'Closed' },
		{ date: '2027-01-26', status: 'Closed', department: 'service' },
	],
	gmb_profiles: [
		{
			name: 'Harbourline Toyota',
			review_url: 'https://search.google.com/local/writereview?placeid=harbourline',
		},
	],
	stock: { from: { source: 'json', file: 'stock.json' }, item_types: ['car'] },
	search: {
		// 22 vehicles and two tiles fill rows of two, three and four.
		page_size: 22,
		popular_makes: ['Toyota'],
	},
	pricing: { default_price_types: { used: 'drive_away' } },
	finance: {
		provider: 'manual',
		disclaimer: 'Finance is provided by Latrobe Motor Finance Pty Ltd, Australian Credit Licence 392201.',
	},
	tags: { electric_hybrid: false },
	phones: { new: '(03) 5221 8840', used: '(03) 5221 8842' },
	lead_api: '/api',
	garage_enabled: true,
	accounts: { garage_brands: ['Toyota'] },
	features: {
		toyota_certified: {
			text: 'A Toyota Certified Pre-Owned vehicle is less than ten years old, has passed a 90-point check by our technicians, comes with a full service history and one year of warranty and roadside assistance.',
		},
		market_price: {},
		trade_in: { answer_promise: 'within one business hour' },
		service_advantage: {},
		parts: { showAccessoriesOnParts: true },
		make_offer: {},
		fleet: {},
		blog: {},
		whatsapp: { number: '0491 570 156' },
		models: {
			categories: {
				Cars: ['hatch', 'sedan', 'coupe', 'peopleMover'],
				'Hatch & sedans': ['hatch', 'sedan'],
				'SUVs & 4WDs': ['suv', '4x4'],
				'Utes & Vans': ['ute', 'van', 'peopleMover', 'cabChassis'],
				'GR & performance': ['coupe'],
			},
		},
		used_car_promises: { terms_page: '/pages/used-car-promises' },
	},
	vehicle_page: {
		why_buy_from_us: [
			'One family has owned this dealership since 1978, and still answers the phone.',
			'Every used Toyota leaves the workshop with both keys, its service book and a full tank.',
			'A first trade-in figure within one business hour, and a written one, good for seven days, once we have seen the car.',
		],
		whats_included: [
			'Roadworthy certificate',
			'Twelve months of registration',
			'Full tank of fuel',
			'First service check at 1,500 km',
		],
		protect_your_car: [
			'Paint and fabric protection',
			'Toyota genuine floor mats',
			'Window tint',
			'Dash camera',
		],
	},
	menus: {
		header: [
			{ label: 'Home', href: '/' },
			{ label: 'New Vehicles', mega: 'models' },
			{ label: 'Special Offers', href: '/special-offers' },
			{ label: 'Pre-owned Vehicles', href: '/search/used-cars' },
			{ label: 'Sell My Car', href: '/sell-my-car' },
			{ label: 'Service', href: '/service' },
			{ label: 'Parts & Accessories', href: '/vehicle-parts-and-accessories' },
			{
				label: 'Company',
				items: [
					{ label: 'About us', href: '/about-us' },
					{ label: 'Locations', href: '/locations' },
					{ label: 'Contact', href: '/contact-us' },
					{ label: 'Careers', href: '/pages/careers' },
					{ label: 'Blog', href: '/blog' },
				],
			},
		],
		footer: [
			{
				title: 'Buyer Tools',
				items: [
					{ label: 'New vehicles', href: '/search/new-cars' },
					{ label: 'Demo vehicles', href: '/search/demo-cars' },
					{ label: 'Pre-owned vehicles', href: '/search/used-cars' },
					{ label: 'Special offers', href: '/special-offers' },
					{ label: 'Book a test drive', href: '/book-test-drive' },
					{ label: 'Trade in', href: '/trade-in' },
					{ label: 'Fleet', href: '/fleet' },
					{ label: 'Finance', href: '/finance' },
					{ label: 'By budget', href: '/price-range' },
				],
			},
			{
				title: 'Good to know',
				items: [
					{ label: 'Hybrids explained', href: '/pages/hybrids' },
					{ label: 'Connected services', href: '/pages/connect' },
					{ label: 'How buying works', href: '/buying' },
					{ label: 'How finance works', href: '/pages/finance' },
					{ label: 'Tips for buyers', href: '/pages/buyers-tips' },
					{ label: 'Visit us', href: '/pages/visit-us' },
				],
			},
			{
				title: 'Servicing and Parts',
				items: [
					{ label: 'Book a service', href: '/service' },
					{ label: 'Parts & accessories', href: '/vehicle-parts-and-accessories' },
					{ label: 'Roadside assist', href: '/roadside-assist' },
					{ label: 'Warranty', href: '/warranty' },
					{ label: 'Used-car promises', href: '/pages/used-car-promises' },
				],
			},
		],
	},
	home: {
		title: 'New, demo and used Toyota in Geelong',
		description: 'Search {count} Toyotas at {name} in {city}: new, demo and used, with drive away prices.',
		blocks: [
			{
				block: 'hero',
				style: 'showroom',
				title: 'HiLux SR5, on the floor in Geelong.',
				about: '48V double cab 4×4.',
				picture: {
					image: 'demo/ute-profile-white.svg',
					alt: 'A white double-cab ute, seen from the side',
					length: 5325,
				},
				stock: { make: 'Toyota', model: 'HiLux', badge: 'SR5', car_type: 'new' },
				link: 'See HiLux in stock',
			},
			{ block: 'finder', style: 'bar' },
			{
				block: 'line-up',
				title: 'The line-up',
				car_type: 'new',
				note: 'The lowest price of a new one in stock today, drive away for a private buyer in postcode 3218.',
				models: [
					{
						make: 'Toyota',
						model: 'Corolla',
						picture: { image: 'demo/hatch-profile-red.svg', alt: '', length: 4375 },
					},
					{
						make: 'Toyota',
						model: 'Camry',
						picture: { image: 'demo/sedan-profile-silver.svg', alt: '', length: 4920 },
					},
					{
						make: 'Toyota',
						model: 'RAV4',
						picture: { image: 'demo/suv-profile-blue.svg', alt: '', length: 4600 },
					},
					{
						make: 'Toyota',
						model: 'LandCruiser Prado',
						picture: { image: 'demo/suv-large-profile-green.svg', alt: '', length: 4925 },
					},
					{
						make: 'Toyota',
						model: 'HiLux',
						picture: { image: 'demo/ute-profile-white.svg', alt: '', length: 5325 },
					},
					{
						make: 'Toyota',
						model: 'HiAce',
						picture: { image: 'demo/van-profile-white.svg', alt: '', length: 5265 },
					},
				],
			},
			{ block: 'latest-stock', title: 'Just in', link: 'All {count} in stock', limit: 4 },
			{
				block: 'promotion',
				picture: { image: 'demo/suv-front34-blue.svg', alt: 'A blue SUV, seen from the front quarter' },
				when: 'Until 31 December 2026',
				expires: '2026-12-31T23:59:59+11:00',
				title: 'Three services included with RAV4 Hybrid.',
				text: 'Order any RAV4 Hybrid from stock and the first three scheduled services are on us, up to 45,000 km.',
				link: { label: 'Offer details and terms', href: '/special-offers' },
			},
			{
				block: 'reasons',
				items: [
					{
						title: 'Service from $180',
						text: 'Capped price for the first five services on most models. Loan car if you book two days ahead.',
						link: { label: 'Book a service', href: '/service' },
					},
					{
						title: 'Your trade-in, in writing',
						text: 'A first figure within one business hour; once we have seen the car a written one, good for seven days, whether or not you buy from us.',
						link: { label: 'Value my car', href: '/trade-in' },
					},
					{
						title: 'Certified used',
						text: 'Every certified Toyota is under ten years old, has passed a 90-point check and carries a one-year warranty.',
						link: { label: 'See used Toyotas', href: '/search/used-cars' },
					},
				],
			},
			{
				block: 'warranty-cards',
				title: 'Behind every used Toyota',
				items: [
					{
						title: '3 year warranty',
						text: 'For cars under five years old with less than 80,000 km: engine, gearbox and drive, for 36 months or 60,000 km.',
					},
					{
						title: '90 point inspection',
						text: 'By our own technicians, with the checklist in the glovebox and everything we fixed written on it.',
					},
					{
						title: '12-month roadside assist',
						text: 'Anywhere a two-wheel-drive tow truck can reach, from the day you take the key.',
					},
				],
			},
			{
				block: 'body-tiles',
				title: 'By shape',
				style: 'shapes',
				tiles: [
					{ body: 'hatch', picture: { image: 'demo/hatch-profile-red.svg', alt: '' } },
					{ body: 'sedan', picture: { image: 'demo/sedan-profile-silver.svg', alt: '' } },
					{ body: 'suv', picture: { image: 'demo/suv-profile-blue.svg', alt: '' } },
					{ body: 'ute', picture: { image: 'demo/ute-profile-white.svg', alt: '' } },
					{ body: 'van', picture: { image: 'demo/van-profile-white.svg', alt: '' } },
					{ body: 'wagon', picture: { image: 'demo/wagon-profile-grey.svg', alt: '' } },
				],
			},
			{
				block: 'visit',
				quote: {
					rating: 4.8,
					count: 1126,
					text: 'They told me the grey import wasn’t worth fixing, then found me a Corolla under budget.',
					by: 'Maree D, Newtown',
				},
			},
		],
	},
	promotions: {
		tiles: {
			positions: [8, 17],
			items: [
				{
					title: 'Your trade-in, in writing',
					text: 'Send the rego and kilometres. A first figure within one business hour, a written one once we have seen the car.',
					link: { label: 'Value my car', href: '/trade-in' },
				},
				{
					title: 'Drive it before you decide',
					text: 'Take it down the road you drive every day. We will hold the car for you.',
					link: { label: 'Book a test drive', href: '/book-test-drive' },
				},
			],
		},
	},
	legal: { entity: 'Harbourline Toyota Pty Ltd', abn: '00 004 218 776', licence: 'LMCT 11482' },
	standard_pages: [
		'privacy-policy',
		'terms-and-conditions',
		'handling-complaint',
		'complaint-handling-process',
		'accessibility',
		'about-us',
		'buying',
		'buyers-tips',
		'roadside-assist',
	],
	forms: {
		routes: [
			{ categories: ['Service Booking'], emails: ['service@harbourlinetoyota.example'] },
			{ categories: ['Parts Enquiry'], emails: ['parts@harbourlinetoyota.example'] },
			{ categories: ['Feedback', 'Careers Enquiry'], emails: ['anne@harbourlinetoyota.example'] },
		],
		reply_promise: 'We reply within one business hour.',
		additional_services: ['Loan car', 'Wash and vacuum', 'Pick-up and return'],
	},
});
