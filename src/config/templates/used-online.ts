import { plain } from './plain.ts';
import type { Template } from './template.ts';

/** Used cars sold online: bright theme, large prices, reserve and buy actions first. */
export const usedOnline: Template = {
	...plain,
	theme: {
		colours: {
			primary: '#00734A',
			background: '#ffffff',
			stage: '#e9f3ec',
			sunken: '#f2f8f3',
			banner: '#05291c',
			secondary: '#ffe04a',
		},
		neutral: { hue: 160, chroma: 0.008 },
		text_font: 'figtree',
		display_font: 'figtree',
		corners: 'rounded',
		cards: 'outlined',
		prices: 'large',
		header: 'one-row',
	},
	buttons: {
		card: ['enquire'],
		labels: { enquire: 'Shop Now', reserve: 'Reserve Car Now', finance: 'Finance Enquiry' },
	},
	features: { blog: {}, reviews: {}, offers: {} },
};
