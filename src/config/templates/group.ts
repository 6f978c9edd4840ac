import { plain } from './plain.ts';
import type { Template } from './template.ts';

/** A group of several makes, dealerships and yards under one name, with one search over all stock. */
export const group: Template = {
	...plain,
	theme: {
		colours: {
			primary: '#12377F',
			background: '#ffffff',
			stage: '#eaeef4',
			sunken: '#f4f6fa',
			banner: '#0b1f49',
		},
		neutral: { hue: 258, chroma: 0.009 },
		corners: 'soft',
		cards: 'outlined',
		header: 'two-rows',
	},
	buttons: { card: ['enquire', 'view_details'], labels: { enquire: 'Enquire' } },
	vehicle_page: { layout: 'tabs' },
	features: { offers: {}, models: {}, blog: {}, reviews: {}, service: {}, parts: {}, fleet: {} },
};
