import type { Template } from '../templates/template.ts';

/** Kia: electric and hybrid models of every body, which its dealers want told apart. */
export const kia: Template = {
	theme: { colours: { primary: '#05141f' } },
	search: { popular_makes: ['Kia'] },
	tags: { electric_hybrid: true },
	features: { models: {} },
};
