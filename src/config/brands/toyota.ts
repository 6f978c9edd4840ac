import type { Template } from '../templates/index.ts';
import { USUAL_CATEGORIES } from './categories.ts';

/** Toyota: its own servicing plan, and a range that sorts its sporting models apart (BRAND-003). */
export const toyota: Template = {
	theme: { colours: { primary: '#D5001C' } },
	search: { popular_makes: ['Toyota'] },
	features: {
		service_advantage: {},
		models: { categories: { ...USUAL_CATEGORIES, 'GR & performance': ['coupe'] } },
	},
};
