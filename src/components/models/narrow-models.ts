/**
 * Shows only the models an address asks for (`/models?body=suv`, MODELS-003), with their sections, and marks the choice. An unknown body
 * shows all.
 */
export function narrowModels(page: ParentNode, search: string): void {
	const key = new URLSearchParams(search).get('body')?.toLowerCase() ?? '';
	const models = [...page.querySelectorAll<HTMLElement>('[data-keys]')];
	const has = ({ dataset }: HTMLElement) => dataset['keys']?.split(' ').includes(key) ?? false;
	if (!models.some(has)) return;
	for (const model of models) model.hidden = !has(model);
	for (const section of page.querySelectorAll<HTMLElement>('[data-models]')) {
		section.hidden = !section.querySelector('[data-keys]:not([hidden])');
	}
	for (const chip of page.querySelectorAll<HTMLElement>('[data-filter]')) {
		if (chip.dataset['filter'] === key) chip.setAttribute('aria-current', 'true');
		else chip.removeAttribute('aria-current');
	}
}
