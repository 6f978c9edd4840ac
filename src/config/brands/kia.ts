import type { Template } from '../templates/index.ts';
import { USUAL_CATEGORIES } from './categories.ts';

/** Kia: a dark ground, and electric models of every body, which its dealers want found first. */
export const kia: Template = {
	theme: { colours: { primary: '#05141f' } },
	search: { popular_makes: ['Kia'] },
	tags: { electric_hybrid: true },
	features: { models: { categories: USUAL_CATEGORIES } },
};
