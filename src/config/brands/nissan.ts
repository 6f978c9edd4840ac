import type { Template } from '../templates/template.ts';

/** Nissan: monthly estimates from its own financier (FINANCE, provider rules). */
export const nissan: Template = {
	theme: { colours: { primary: '#c3002f' } },
	search: { popular_makes: ['Nissan'] },
	finance: { provider: 'nissan_finance' },
	features: { models: {} },
};
