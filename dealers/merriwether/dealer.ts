import { defineDealer } from 'forecourt/config';
import { columns } from './columns.ts';

const weekdays = (open: string, close: string) =>
	([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, status: 'Open' as const, open, close }));
const saturday = (open: string, close: string) => ({ weekday: 6, status: 'Open' as const, open, close });
const sunday = { weekday: 0, status: 'Closed' as const };

/**
 * Six makes, four dealerships and yards in south-east Queensland under one name. Invented.
 *
 * Over 250 lines in one file: it is data, each option once, and a dealer is read and compared with another from top to bottom.
 */
export default defineDealer({
	slug: 'merriwether',
	id: 1002,
	demo: true,
	template: 'group',
	name: 'Merriwether Motor Group',
	url: 'https://www.merriwether.example',
	phone: '1300 637 743',
	email: 'hello@merriwether.example',
	logo: { mark: 'peaks', words: 'Merriwether', line: 'Motor Group' },
	state: 'qld',
	address: {
		street: '88 Breakfast Creek Road',
		city: 'Newstead',
		postcode: '4006',
		lat: -27.4421,
		long: 153.0436,
	},
	social: {
		facebook: 'https://www.facebook.com/merriwether.example',
		linkedin: 'https://www.linkedin.com/company/merriwether.example',
	},
	dealerships: [
		{
			id: 21,
			slug: 'newstead',
			name: 'Merriwether Toyota and Kia Newstead',
			average_rating: 4.6,
			review_count: 2210,
			features: {
				toyota_certified: {
					text: 'A certified used Toyota has passed a 90-point check, has a full service history and carries one year of warranty.',
				},
			},
		},
		{
			id: 22,
			slug: 'southport',
			name: 'Merriwether MG and Suzuki Southport',
			average_rating: 4.5,
			review_count: 1304,
			buttons: { labels: { enquire: 'Message Now' } },
		},
		{
			id: 23,
			slug: 'toowoomba',
			name: 'Merriwether Mitsubishi and GWM Toowoomba',
			average_rating: 4.7,
			review_count: 988,
			phones: { used: '(07) 4639 2288' },
		},
		{
			id: 24,
			slug: 'caboolture',
			name: 'Merriwether Used Caboolture',
			average_rating: 4.6,
			review_count: 978,
			features: {
				trade_in: false,
				access_loan: {
					repayments_url: 'https://quotes.merriwether.example/personalised',
					quote_url: 'https://quotes.merriwether.example/pre-owned',
				},
			},
			loan_terms: {
				fees: { establishment: 395, security_registration: 6, monthly: 8, agency: 912.25 },
				comparison_rate: 12.55,
				disclaimer:
					'These figures are indicative only. They are not a binding quote and do not take your financial situation into account. The interest rate is set by the finance provider: comparison rates range from 8.38% to 19.42% p.a. Finance is for approved applicants only. An establishment fee of $395, a security registration fee of $6, a monthly administration fee of $8 and an agency fee of $912.25 apply, and so do lending criteria.',
			},
		},
	],
	locations: [
		{
			id: 201,
			name: 'Newstead',
			slug: 'newstead',
			dealership_slug: 'newstead',
			location_subtype: ['buying'],
			image: { url: 'places/newstead.svg' },
			note: 'Opposite the river.',
			primary: true,
			manufacturers: ['Toyota', 'Kia'],
			dealer_license_number: 'QLD LMD 3104872',
			reviews: { average_rating: 4.6, count: 2210 },
			address: {
				street: '88 Breakfast Creek Road',
				city: 'Newstead',
				postcode: '4006',
				lat: -27.4421,
				long: 153.0436,
			},
			contact_detail: {
				phone: '(07) 3852 6100',
				opening_hours: [...weekdays('08:30', '17:30'), saturday('08:30', '16:00'), sunday],
			},
		},
		{
			id: 202,
			name: 'Southport',
			slug: 'southport',
			dealership_slug: 'southport',
			location_subtype: ['buying'],
			image: { url: 'places/southport.svg' },
			note: 'Parking and chargers at the rear.',
			manufacturers: ['MG', 'Suzuki'],
			dealer_license_number: 'QLD LMD 3104873',
			reviews: { average_rating: 4.5, count: 1304 },
			address: {
				street: '207 Ferry Road',
				city: 'Southport',
				postcode: '4215',
				lat: -27.9833,
				long: 153.3986,
			},
			contact_detail: {
				phone: '(07) 5591 3340',
				opening_hours: [...weekdays('08:30', '17:30'), saturday('08:30', '16:00'), sunday],
			},
		},
		{
			id: 203,
			name: 'Toowoomba',
			slug: 'toowoomba',
			dealership_slug: 'toowoomba',
			location_subtype: ['buying'],
			image: { url: 'places/toowoomba.svg' },
			note: 'Room for a trailer.',
			manufacturers: ['Mitsubishi', 'GWM'],
			dealer_license_number: 'QLD LMD 3104874',
			reviews: { average_rating: 4.7, count: 988 },
			appointment_saturdays_from: '2025-06-14',
			address: {
				street: '640 James Street',
				city: 'Toowoomba',
				postcode: '4350',
				lat: -27.5712,
				long: 151.9355,
			},
			contact_detail: {
				phone: '(07) 4639 2280',
				opening_hours: [...weekdays('08:30', '17:00'), saturday('08:30', '16:00'), sunday],
			},
		},
		{
			id: 204,
			name: 'Caboolture',
			slug: 'caboolture',
			dealership_slug: 'caboolture',
			image: { url: 'places/caboolture.svg' },
			note: 'Used cars of every make, and new ones in the yard every week.',
			dealer_license_number: 'QLD LMD 3104875',
			reviews: { average_rating: 4.6, count: 978 },
			address: {
				street: '31 Morayfield Road',
				city: 'Caboolture',
				postcode: '4510',
				lat: -27.1015,
				long: 152.9487,
			},
			contact_detail: {
				phone: '(07) 5495 8170',
				opening_hours: [...weekdays('08:30', '16:00'), saturday('08:30', '16:00'), sunday],
			},
		},
	],
	special_hours: [
		{ date: '2026-12-24', status: 'Open', start_hour: '08:30', end_hour: '13:00' },
		{ date: '2026-12-25', status: 'Closed' },
		{ date: '2026-12-26', status: 'Closed' },
		{ date: '2026-12-28', status: 'Closed' },
	],
	gmb_profiles: [
		{
			name: 'Merriwether Motor Group',
			review_url: 'https://search.google.com/local/writereview?placeid=merriwether-newstead',
		},
		{
			name: 'Merriwether MG and Suzuki Southport',
			review_url: 'https://search.google.com/local/writereview?placeid=merriwether-southport',
		},
		{
			name: 'Merriwether Mitsubishi and GWM Toowoomba',
			review_url: 'https://search.google.com/local/writereview?placeid=merriwether-toowoomba',
		},
		{
			name: 'Merriwether Used Caboolture',
			review_url: 'https://search.google.com/local/writereview?placeid=merriwether-caboolture',
		},
	],
	include_sold_cars_days: 4,
	stock: {
		from: { source: 'csv', file: 'stock.csv', columns },
		item_types: ['car'],
		max_rejected_share: 0.2,
	},
	search: {
		// 23 vehicles and a tile fill rows of two, three and four.
		page_size: 23,
		makes_by_volume: true,
		popular_makes: ['Toyota', 'Kia', 'MG', 'Mitsubishi', 'GWM', 'Suzuki'],
		search_categories: [
			{ label: 'Family SUVs', slug: 'family-suvs', filter: { body: 'SUV', seats: { min: 7 } } },
			{ label: 'First cars', slug: 'first-cars', filter: { price: { max: 20_000 } } },
			{ label: 'Work utes', slug: 'work-utes', filter: { body: 'Ute' } },
		],
	},
	pricing: { default_price_types: { used: 'drive_away' } },
	tags: { electric_hybrid: true },
	finance: { provider: 'angle' },
	loan_terms: { interest_rate: { usual: 10 }, comparison_rate: 10.03 },
	lead_api: '/api',
	features: {
		subscription: {
			period: 'week',
			minimum_term: 26,
			includes: 'Insurance, registration and servicing included.',
		},
		market_price: {},
		make_offer: {},
		blog: {},
		models: {
			categories: {
				Cars: ['hatch', 'sedan', 'wagon', 'peopleMover'],
				'Hatch & sedans': ['hatch', 'sedan'],
				'SUVs & 4WDs': ['suv', '4x4'],
				'Utes & Vans': ['ute', 'van', 'peopleMover'],
			},
		},
		parts: { showAccessoriesOnParts: true },
		instant_message: { number: '0491 570 157' },
		community: { terms_page: '/pages/community' },
		maps: { provider: 'openstreetmap' },
	},
	menus: {
		open_on: 'hover',
		header: [
			{
				label: 'Find a vehicle',
				items: [
					{ label: 'All vehicles', href: '/search/new-used-and-demo-cars' },
					{ label: 'New', href: '/search/new-cars' },
					{ label: 'Demo', href: '/search/demo-cars' },
					{ label: 'Used', href: '/search/used-cars' },
					{ label: 'Utes', href: '/search/ute' },
					{ label: 'SUVs', href: '/search/suv' },
				],
			},
			{ label: 'New models', mega: 'models' },
			{
				label: 'Brands',
				items: [
					{ label: 'Toyota', href: '/search/toyota' },
					{ label: 'Kia', href: '/search/kia' },
					{ label: 'MG', href: '/search/mg' },
					{ label: 'Mitsubishi', href: '/search/mitsubishi' },
					{ label: 'GWM', href: '/search/gwm' },
					{ label: 'Suzuki', href: '/search/suzuki' },
				],
			},
			{ label: 'Special Offers', href: '/special-offers' },
			{ label: 'Sell My Car', href: '/sell-my-car' },
			{ label: 'Finance', href: '/finance' },
			{ label: 'Service', href: '/service' },
			{ label: 'Locations', href: '/locations' },
			{
				label: 'Company',
				items: [
					{ label: 'About us', href: '/about-us' },
					{ label: 'Visit us', href: '/pages/visit-us' },
					{ label: 'Community program', href: '/pages/community' },
					{ label: 'Diamond Advantage', href: '/diamond-advantage' },
					{ label: 'Blog', href: '/blog' },
				],
			},
		],
		footer: [
			{
				title: 'Buyer Tools',
				items: [
					{ label: 'All vehicles', href: '/search/new-used-and-demo-cars' },
					{ label: 'New', href: '/search/new-cars' },
					{ label: 'Demo', href: '/search/demo-cars' },
					{ label: 'Used', href: '/search/used-cars' },
					{ label: 'Book a test drive', href: '/book-test-drive' },
					{ label: 'Trade in', href: '/trade-in' },
					{ label: 'Fleet', href: '/fleet' },
					{ label: 'Finance', href: '/finance' },
					{ label: 'Catalogue', href: '/catalogue' },
					{ label: 'By budget', href: '/price-range' },
					{ label: 'How buying works', href: '/buying' },
					{ label: 'Tips for buyers', href: '/pages/buyers-tips' },
				],
			},
			{
				title: 'Servicing and Parts',
				items: [
					{ label: 'Book a service', href: '/service' },
					{ label: 'Parts & accessories', href: '/vehicle-parts-and-accessories' },
					{ label: 'Diamond Advantage', href: '/diamond-advantage' },
					{ label: 'Warranty', href: '/warranty' },
					{ label: 'Roadside assist', href: '/roadside-assist' },
				],
			},
			{
				title: 'Merriwether Motor Group',
				items: [
					{ label: 'Locations', href: '/locations' },
					{ label: 'Contact', href: '/contact-us' },
					{ label: 'Visit us', href: '/pages/visit-us' },
					{ label: 'About us', href: '/about-us' },
					{ label: 'Blog', href: '/blog' },
					{ label: 'Community program', href: '/pages/community' },
					{ label: 'Careers', href: '/pages/careers' },
				],
			},
		],
	},
	home: {
		title: 'New, demo and used cars across four yards',
		description:
			'Search {count} vehicles across four yards from Caboolture to the coast: Toyota, Kia, MG, Mitsubishi, GWM, Suzuki and used cars of every make.',
		blocks: [
			{
				block: 'hero',
				style: 'search',
				title: 'Search all four yards at once',
				text: '{count} vehicles from Caboolture to the coast, moved to the yard nearest you at no charge.',
			},
			{
				block: 'make-tiles',
				title: 'By make',
				style: 'edge',
				limit: 5,
				pictures: {
					Toyota: { image: 'demo/ute-profile-white.svg', alt: '' },
					Kia: { image: 'demo/suv-profile-blue.svg', alt: '' },
					MG: { image: 'demo/hatch-profile-red.svg', alt: '' },
					Mitsubishi: { image: 'demo/ute-profile-orange.svg', alt: '' },
					GWM: { image: 'demo/suv-large-profile-green.svg', alt: '' },
					Suzuki: { image: 'demo/hatch-profile-blue.svg', alt: '' },
				},
			},
			{ block: 'latest-stock', title: 'Just in across the group', link: 'All {count} vehicles', limit: 4 },
			{
				block: 'feature-banner',
				offers: 'This month’s specials across all our makes.',
				service: 'Four workshops, one booking line, loan cars.',
				trade_in: 'A written figure, whichever yard you buy from.',
			},
			{ block: 'promotion-slider' },
			{ block: 'locations', title: 'Our Locations' },
			{
				block: 'body-tiles',
				title: 'By shape',
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
			{
				block: 'reasons',
				items: [
					{
						title: 'One trade-in figure, four yards',
						text: 'The buyer at any of our yards can value your car. The written figure holds at all four for seven days.',
						link: { label: 'Value my car', href: '/trade-in' },
					},
					{
						title: 'Service where you live',
						text: 'Buy in Newstead, service in Toowoomba. Your service history and plan go with the car.',
						link: { label: 'Book a service', href: '/service' },
					},
					{
						title: '4.6 from 5,480 reviews',
						text: '“Moved the Triton down from Toowoomba for me overnight, no fuss, no fee.” Hamish K, Ashgrove',
						link: { label: 'Read reviews', href: '/locations#reviews' },
					},
				],
			},
			{
				block: 'access-loan',
				text: 'Four questions about you and the car, and no effect on your credit score. Used vehicles at Caboolture.',
			},
			{
				block: 'community',
				title: 'Giving back to the towns we sell in',
				text: 'Each year the Merriwether community program shares $100,000 among surf clubs, rural fire brigades and junior sport from Caboolture to Southport. Clubs apply; our staff and our customers vote.',
			},
			{ block: 'sell' },
		],
	},
	forms: {
		routes: [
			{ categories: ['Service Booking'], emails: ['service@merriwether.example'] },
			{ categories: ['Parts Enquiry'], emails: ['parts@merriwether.example'] },
			{ categories: ['Feedback'], emails: ['joanna@merriwether.example'] },
		],
	},
	legal: { entity: 'Merriwether Motor Group Pty Ltd', abn: '00 010 662 904', licence: 'QLD LMD 3104872' },
	standard_pages: [
		'privacy-policy',
		'terms-and-conditions',
		'handling-complaint',
		'complaint-handling-process',
		'accessibility',
		'about-us',
		'buyers-tips',
		'warranty',
		'roadside-assist',
	],
	promotions: {
		slider: [
			{
				image: 'demo/banner-suv-blue.svg',
				alt: 'A blue SUV on a blue background',
				href: '/search/suv',
				title: 'SUV month at all four yards',
				text: 'Every SUV in one list, whatever the badge.',
				expires: '2026-12-31T23:59:59+10:00',
			},
			{
				image: 'demo/banner-ute-white.svg',
				alt: 'A white ute on red earth',
				href: '/search/ute',
				title: 'Utes ready for work',
				text: 'With trays, canopies and towbars fitted in Toowoomba.',
			},
			{
				image: 'demo/banner-hatch-red.svg',
				alt: 'A red hatch on a grey background',
				href: '/search/hatch',
				title: 'First cars under one roof',
				text: 'Five stars for safety, a service history, and a person who explains every button.',
				starts: '2026-12-01T00:00:00+10:00',
			},
		],
		tiles: {
			positions: [6],
			items: [
				{
					title: 'Not sure what your trade is worth?',
					text: 'Send the plate and kilometres. A buyer from your nearest yard replies in writing, usually the same day.',
					link: { label: 'Value my car', href: '/trade-in' },
				},
			],
		},
	},
});
