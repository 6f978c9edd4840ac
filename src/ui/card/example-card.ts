import type { Card } from '../../domain/card/card-data.ts';
import { EXAMPLE_PICTURE } from '../picture/example-picture.ts';

/** Vehicle card for examples, with all optional parts. */
export const EXAMPLE_CARD: Card = {
	id: '1',
	stock: null,
	href: '#hilux',
	title: '2025 Toyota HiLux',
	variant: 'SR5, Frosted White',
	picture: EXAMPLE_PICTURE,
	tag: { kind: 'arrival', text: 'JUST ARRIVED', until: null },
	place: 'Geelong West',
	state: 'available',
	facts: [
		{ icon: 'shield', text: 'Demo' },
		{ icon: 'gear', text: 'Automatic' },
		{ icon: 'gauge', text: '3,140 km' },
		{ icon: 'fuel', text: 'Diesel' },
	],
	note: null,
	displayedPrice: {
		kind: 'listed',
		listed: { amount: 64_990, type: 'drive_away', reduced: false, was: 67_611 },
	},
	price: {
		now: '$64,990',
		isSum: true,
		per: null,
		type: 'Drive away',
		was: '$67,611',
		saving: '$2,621 less',
		buy: null,
	},
	notice: null,
	weekly: null,
	until: null,
	actions: [
		{ name: 'enquire', label: 'Enquire', href: '#enquire' },
		{ name: 'view_details', label: 'View Details', href: '#hilux' },
	],
	marks: { save: true, compare: true },
	marked: {
		id: '1',
		name: '2025 Toyota HiLux',
		slug: '2025-toyota-hilux-sr5',
		make: 'Toyota',
		model: 'HiLux',
		primary_image_url: null,
	},
};
