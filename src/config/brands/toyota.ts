import type { Template } from '../templates/template.ts';

/** Toyota: its own servicing plan (BRAND-003). */
export const toyota: Template = {
	theme: { colours: { primary: '#D5001C' } },
	search: { popular_makes: ['Toyota'] },
	features: {
		service_advantage: {},
		models: {},
	},
};
