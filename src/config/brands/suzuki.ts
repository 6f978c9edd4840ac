import type { Template } from '../templates/template.ts';

/** Suzuki: its dealers show no repayment estimates (resolution 139), whatever the template says. */
export const suzuki: Template = {
	theme: { colours: { primary: '#003a70' } },
	search: { popular_makes: ['Suzuki'] },
	features: { models: {} },
};
