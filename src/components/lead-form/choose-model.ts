/** Chooses the model an address names (`/models/get-quote?model=rav4`, MODELS-005), before anybody touches the form. */
export function chooseModel(page: ParentNode, search: string): void {
	const slug = new URLSearchParams(search).get('model') ?? '';
	const option = page.querySelector<HTMLOptionElement>(`option[data-slug="${CSS.escape(slug)}"]`);
	if (option) option.selected = true;
}
