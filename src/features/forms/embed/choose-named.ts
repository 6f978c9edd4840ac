import { narrowDealerships } from './narrow-dealerships.ts';

/** What an address may name, and the field it chooses. */
const FIELDS = { model: 'Vehicle Model', offer: 'subcategory', category: 'category' } as const;

/**
 * Chooses what an address names, before the form is first used: the model (`/models/get-quote?model=rav4`, MODELS-005), the offer
 * (`/book-test-drive?offer=x`, OFFERS-015), the category (`/contact-us?category=Careers+Enquiry`), and with them the dealership that sells it.
 */
export function chooseNamed(page: ParentNode, search: string): void {
	for (const [name, slug] of new URLSearchParams(search)) {
		const field = FIELDS[name as keyof typeof FIELDS];
		const named = CSS.escape(slug);
		const option = page.querySelector<HTMLOptionElement>(
			`select[name="${field}"] option:is([data-slug="${named}"], [value="${named}"])`,
		);
		if (option) option.selected = true;
	}
	narrowDealerships(page);
}
