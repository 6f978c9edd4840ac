import { plain } from './plain.ts';
import type { Template } from './template.ts';

/** Motorcycles: dark theme, condensed capitals, high contrast. */
export const motorcycles: Template = {
	...plain,
	theme: {
		colours: {
			primary: '#F4B400',
			background: '#0e0d0c',
			surface: '#171615',
			sunken: '#1d1c1a',
			stage: '#262422',
			banner: '#070706',
		},
		mode: 'dark',
		neutral: { hue: 70, chroma: 0.005 },
		text_font: 'instrument',
		display_font: 'sofia-condensed',
		corners: 'slight',
		cards: 'plain',
		prices: 'large',
		header: 'one-row',
	},
	stock: { item_types: ['motorcycle'] },
	tags: { preset: 'just-sold' },
	buttons: { card: ['enquire', 'view_details'], labels: { enquire: 'Enquire' } },
	features: { offers: {}, blog: {}, reviews: {}, service: {}, parts: {} },
};
