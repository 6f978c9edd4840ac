import type { Template } from './template.ts';

/** A plain site for any dealer: search first, then stock, makes and locations. */
export const plain: Template = {
	theme: {
		colours: { primary: '#2b3a55' },
		neutral: { hue: 258, chroma: 0.009 },
		text_font: 'instrument',
		display_font: 'instrument',
		corners: 'soft',
		cards: 'outlined',
		header: 'two-rows',
	},
	menus: {
		header: [
			{ label: 'Home', href: '/' },
			{ label: 'New Vehicles', href: '/search/new-cars' },
			{ label: 'Special Offers', href: '/special-offers' },
			{ label: 'Sell My Car', href: '/sell-my-car' },
			{ label: 'Pre-owned Vehicles', href: '/search/used-cars' },
			{ label: 'Service', href: '/service' },
			{ label: 'Parts & Accessories', href: '/vehicle-parts-and-accessories' },
			{
				label: 'Company',
				items: [
					{ label: 'About Us', href: '/about-us' },
					{ label: 'Contact', href: '/contact-us' },
					{ label: 'Locations', href: '/locations' },
				],
			},
		],
		footer: [
			{
				title: 'Buyer Tools',
				items: [
					{ label: 'All vehicles', href: '/search/new-used-and-demo-cars' },
					{ label: 'New vehicles', href: '/search/new-cars' },
					{ label: 'Demo vehicles', href: '/search/demo-cars' },
					{ label: 'Used vehicles', href: '/search/used-cars' },
					{ label: 'Book a test drive', href: '/book-test-drive' },
					{ label: 'Finance', href: '/finance' },
					{ label: 'Trade-in', href: '/trade-in' },
				],
			},
			{
				title: 'Servicing and Parts',
				items: [
					{ label: 'Service', href: '/service' },
					{ label: 'Parts & accessories', href: '/vehicle-parts-and-accessories' },
					{ label: 'Roadside assist', href: '/roadside-assist' },
				],
			},
		],
	},
	home: {
		title: 'New, demo and used vehicles',
		description: 'Search {count} vehicles at {name} in {city}.',
		blocks: [
			{
				block: 'hero',
				style: 'search',
				title: 'Find your next vehicle',
				text: '{count} vehicles in stock at {name}.',
			},
			{ block: 'latest-stock', link: 'All {count} vehicles' },
			{ block: 'body-tiles', title: 'Browse by body', style: 'shapes' },
			{ block: 'make-tiles', title: 'Browse by make', style: 'cards' },
			{ block: 'yards', title: 'Where we are' },
		],
	},
};
