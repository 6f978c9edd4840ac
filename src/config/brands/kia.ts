import type { Template } from '../templates/template.ts';

/** Kia: electric and hybrid vehicles are tagged, as it has both in many bodies. */
export const kia: Template = {
	theme: { colours: { primary: '#05141f' } },
	search: { popular_makes: ['Kia'] },
	tags: { electric_hybrid: true },
	features: { models: {} },
};
