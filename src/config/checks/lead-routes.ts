import { FORM_CATEGORIES } from '../../domain/lead/lead-category.ts';
import { SPIN_CATEGORY } from '../../domain/spin/entry.ts';
import { nearest } from '../problems/nearest.ts';
import { FormsSchema } from '../sections/forms.ts';
import type { Check } from './check.ts';

/** The categories of routes are those of forms: a misspelt one would route its leads to the wrong people. */
export const knownLeadCategories: Check = {
	name: 'known-lead-categories',
	check: ({ dealer: { forms } }) => {
		const known = [
			...new Set([
				...FORM_CATEGORIES,
				SPIN_CATEGORY,
				...forms.categories,
				...FormsSchema.parse({}).categories,
			]),
		];
		return forms.routes.flatMap(({ categories }, route) =>
			categories.flatMap((name, index) => {
				// Routing ignores case.
				if (known.some((one) => one.toLowerCase() === name.trim().toLowerCase())) return [];
				const like = nearest(name, known);
				return [
					{
						option: `forms.routes[${route}].categories[${index}]`,
						message: `expected a category of a form, found ${JSON.stringify(name)}; ${like === null ? `they are ${known.join(', ')}` : `did you mean ${JSON.stringify(like)}?`}`,
					},
				];
			}),
		);
	},
};
