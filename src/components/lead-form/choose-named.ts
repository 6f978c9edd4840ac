/** What an address may name, and the field it chooses. */
const FIELDS = { model: 'Vehicle Model', offer: 'subcategory' } as const;

/**
 * Chooses the model and the offer an address names (`/models/get-quote?model=rav4`, MODELS-005; `/book-test-drive?offer=x`, OFFERS-015),
 * before anybody touches the form.
 */
export function chooseNamed(page: ParentNode, search: string): void {
	for (const [name, slug] of new URLSearchParams(search)) {
		const field = FIELDS[name as keyof typeof FIELDS];
		const option = page.querySelector<HTMLOptionElement>(
			`select[name="${field}"] option[data-slug="${CSS.escape(slug)}"]`,
		);
		if (option) option.selected = true;
	}
}
