import { plain } from './plain.ts';
import type { Template } from './template.ts';

/** Caravans, campers and motorhomes: warm colours, round corners, wide pictures. */
export const caravans: Template = {
	...plain,
	theme: {
		colours: {
			primary: '#A5482A',
			background: '#fbf7f0',
			surface: '#fffdf9',
			sunken: '#f4ecdf',
			stage: '#ece3d3',
			banner: '#2f3a2c',
			secondary: '#4c5f43',
		},
		neutral: { hue: 70, chroma: 0.013 },
		text_font: 'figtree',
		display_font: 'bricolage',
		corners: 'round',
		cards: 'raised',
		header: 'one-row',
	},
	stock: { item_types: ['caravan'] },
	buttons: { card: ['enquire'], labels: { enquire: 'Message Now' } },
	features: { offers: {}, blog: {}, reviews: {}, service: {}, parts: {} },
};
