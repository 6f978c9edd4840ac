import { defineDealer } from 'forecourt/config';

/** New and used motorcycles and a workshop in Fitzroy. Invented. */
export default defineDealer({
	slug: 'ironbark',
	id: 1004,
	demo: true,
	template: 'motorcycles',
	name: 'Ironbark Motorcycles',
	url: 'https://www.ironbarkmotorcycles.example',
	phone: '(03) 9417 2260',
	email: 'shop@ironbarkmotorcycles.example',
	logo: { mark: 'slash', words: 'Ironbark' },
	state: 'vic',
	address: { street: '61 Smith Street', city: 'Fitzroy', postcode: '3065', lat: -37.8047, long: 144.9836 },
	social: { instagram: 'https://www.instagram.com/ironbark.example' },
	locations: [
		{
			id: 41,
			name: 'Smith Street',
			slug: 'smith-street',
			primary: true,
			manufacturers: ['Triumph', 'Yamaha', 'Honda'],
			dealer_license_number: 'LMCT 9931',
			image: { url: 'places/smith-street.svg' },
			reviews: { average_rating: 4.8, count: 689 },
			note: 'Park on the footpath side, we keep it clear.',
			address: {
				street: '61 Smith Street',
				city: 'Fitzroy',
				postcode: '3065',
				lat: -37.8047,
				long: 144.9836,
			},
			contact_detail: {
				phone: '(03) 9417 2260',
				opening_hours: [
					{ weekday: 1, status: 'Closed' },
					{ weekday: 2, status: 'Open', open: '09:00', close: '18:00' },
					{ weekday: 3, status: 'Open', open: '09:00', close: '18:00' },
					{ weekday: 4, status: 'Open', open: '09:00', close: '18:00' },
					{ weekday: 5, status: 'Open', open: '09:00', close: '18:00' },
					{ weekday: 6, status: 'Open', open: '08:00', close: '16:00' },
					{ weekday: 0, status: 'Closed' },
				],
			},
		},
	],
	special_hours: [
		{ date: '2026-12-25', status: 'Closed' },
		{ date: '2026-12-26', status: 'Closed' },
	],
	gmb_profiles: [
		{
			name: 'Ironbark Motorcycles',
			review_url: 'https://search.google.com/local/writereview?placeid=ironbark',
		},
	],
	include_sold_cars_days: 0,
	buttons: { card: ['test_drive', 'view_details'], labels: { test_drive: 'Book a Test Ride' } },
	stock: { from: { source: 'json', file: 'stock.json' }, item_types: ['motorcycle'] },
	search: {
		// 23 vehicles and a tile fill rows of two, three and four.
		page_size: 23,
		route_variants: { all: '/new-used-and-demo-cars' },
	},
	pricing: { default_price_types: { used: 'drive_away' }, no_price_note: 'We reply with a ride away figure' },
	lead_api: '/api',
	features: {
		test_drive: { disclaimer: 'Bring your licence. Learner riders may ride learner-approved bikes only.' },
		blog: {},
	},
	menus: {
		header: [
			{ label: 'All bikes', href: '/new-used-and-demo-cars' },
			{ label: 'New bikes', href: '/search/new-cars' },
			{ label: 'Used bikes', href: '/search/used-cars' },
			{ label: 'Adventure', href: '/search/adventure' },
			{ label: 'Offers', href: '/special-offers' },
			{ label: 'Workshop', href: '/service' },
			{ label: 'Ride days', href: '/blog' },
			{ label: 'Visit', href: '/pages/visit-us' },
		],
		footer: [
			{
				title: 'Bikes',
				items: [
					{ label: 'All bikes', href: '/new-used-and-demo-cars' },
					{ label: 'New', href: '/search/new-cars' },
					{ label: 'Demo', href: '/search/demo-cars' },
					{ label: 'Used', href: '/search/used-cars' },
					{ label: 'Book a test ride', href: '/book-test-drive' },
					{ label: 'Trade in', href: '/trade-in' },
					{ label: 'By budget', href: '/price-range' },
					{ label: 'Learner-approved', href: '/pages/learner-approved' },
				],
			},
			{
				title: 'Makes',
				items: [
					{ label: 'Triumph', href: '/search/triumph' },
					{ label: 'Yamaha', href: '/search/yamaha' },
					{ label: 'Honda', href: '/search/honda' },
				],
			},
			{
				title: 'Servicing and Parts',
				items: [
					{ label: 'Workshop', href: '/service' },
					{ label: 'Gear and parts', href: '/vehicle-parts-and-accessories' },
					{ label: 'Warranty', href: '/warranty' },
				],
			},
			{
				title: 'Shop',
				items: [
					{ label: 'Visit', href: '/pages/visit-us' },
					{ label: 'Contact', href: '/contact-us' },
					{ label: 'About us', href: '/about-us' },
					{ label: 'Rider training', href: '/pages/rider-training' },
					{ label: 'Blog and ride days', href: '/blog' },
				],
			},
		],
	},
	home: {
		title: 'Triumph, Yamaha and Honda in Fitzroy',
		description:
			'{count} new, demo and used motorcycles on Smith Street, Fitzroy: Triumph, Yamaha, Honda and more, with ride away prices.',
		blocks: [
			{
				block: 'hero',
				style: 'poster',
				title: ['Leave', 'early.', 'Ride far.'],
				picture: {
					image: 'demo/adventure-profile-blue.svg',
					alt: 'A blue adventure motorcycle with side cases',
				},
				stock: { make: 'Yamaha', model: 'Ténéré 700' },
			},
			{ block: 'finder', style: 'sentence' },
			{
				block: 'body-tiles',
				title: 'Ride styles',
				style: 'styles',
				tiles: [
					{ body: 'adventure', picture: { image: 'demo/adventure-profile-sand.svg', alt: '' } },
					{ body: 'naked', picture: { image: 'demo/naked-profile-silver.svg', alt: '' } },
					{ body: 'cruiser', picture: { image: 'demo/cruiser-profile-red.svg', alt: '' } },
					{ body: 'sport', picture: { image: 'demo/sport-profile-red.svg', alt: '' } },
					{ body: 'scooter', picture: { image: 'demo/scooter-profile-white.svg', alt: '' } },
				],
			},
			{ block: 'latest-stock', title: 'Just rolled in', style: 'board', limit: 6, link: 'All {count} bikes' },
			{
				block: 'workshop',
				title: 'The workshop is open Saturdays.',
				text: 'Six hoists, four technicians, one of whom has raced the Finke. Log-book service from $289, tyres fitted while you have a coffee across the road.',
				link: { label: 'Book the workshop', href: '/service' },
				facts: [
					{ label: 'Log-book service', value: 'from $289' },
					{ label: 'Roadworthy', value: '$185' },
					{ label: 'Labour rate', value: '$149/h' },
				],
			},
			{ block: 'make-tiles', title: 'Makes', style: 'names', limit: 3 },
			{ block: 'visit' },
		],
	},
	promotions: {
		tiles: {
			positions: [9],
			items: [
				{
					title: 'Gear that fits',
					text: 'Helmets, boots and jackets in 40 sizes on the first floor. Try them on, sitting on the bike you came for.',
					link: { label: 'Visit us', href: '/contact-us' },
				},
			],
		},
	},
	standard_pages: [
		'privacy-policy',
		'terms-and-conditions',
		'handling-complaint',
		'complaint-handling-process',
		'accessibility',
		'about-us',
	],
	legal: {
		entity: 'Ironbark Motorcycles Pty Ltd',
		abn: '00 118 943 020',
		licence: 'LMCT 9931',
		price_note:
			'Ride away prices include all government and dealer charges for a private buyer at the postcode of the dealership.',
	},
});
