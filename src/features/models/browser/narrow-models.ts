import { matchesModelName } from '../../../domain/model/matches-model-name.ts';

/** Filters the models by the address, `/models?body=suv` (MODELS-003) or `?name=cross`, and by name as the visitor types. */
export function narrowModels(page: Document, address: Location): void {
	const finder = page.querySelector<HTMLElement>('[data-finder]');
	const field = finder?.querySelector('input');
	if (!finder || !field) return;
	const asked = new URLSearchParams(address.search);
	const body = asked.get('body')?.toLowerCase() ?? '';
	const make = finder.dataset['make'] ?? null;
	const show = () => {
		const name = field.value.trim();
		tell(
			finder,
			name,
			showModels(page, body, (model) => matchesModelName(model, name, make)),
		);
	};
	// Keeps the name in the address and in the links of the body filters.
	const keep = () => {
		for (const chip of chips(page)) chip.href = named(chip.href, field.value);
	};
	field.value ||= asked.get('name') ?? '';
	field.addEventListener('input', show);
	field.addEventListener('change', () => {
		keep();
		history.replaceState(null, '', named(address.href, field.value));
	});
	keep();
	show();
}

/** Shows the models of a body, or of all when it is unknown, whose names match, and marks the current filter. */
function showModels(page: Document, body: string, isMeant: (name: string) => boolean): Found {
	const models = [...page.querySelectorAll<HTMLElement>('[data-keys]')];
	const isOfBody = ({ dataset }: HTMLElement) => dataset['keys']?.split(' ').includes(body) ?? false;
	const known = models.find(isOfBody);
	let count = 0;
	for (const model of models) {
		model.hidden = (known && !isOfBody(model)) || !isMeant(model.querySelector('h3')?.textContent ?? '');
		if (!model.hidden) count += 1;
	}
	for (const section of page.querySelectorAll<HTMLElement>('[data-models]')) {
		section.hidden = !section.querySelector('[data-keys]:not([hidden])');
	}
	const chosen = chips(page).find(({ dataset }) => dataset['filter'] === (known ? body : ''));
	for (const chip of chips(page)) chip.removeAttribute('aria-current');
	chosen?.setAttribute('aria-current', 'true');
	return {
		count,
		of: known && chosen ? (chosen.firstChild?.textContent?.trim() ?? null) : null,
		body: chosen ? null : (known?.dataset['body'] ?? null),
	};
}

/** Number of models shown, and what they are narrowed to. */
interface Found {
	count: number;
	/** The label of the current filter; null for all, and for a body. */
	of: string | null;
	/** The label of a body that is no filter of the page; null for none. */
	body: string | null;
}

/**
 * Announces the number of matches for a typed name or a body, and shows a link to all models when there are none or no filter leads to
 * them.
 */
function tell(finder: HTMLElement, name: string, { count, of, body }: Found): void {
	const status = finder.querySelector('[role="status"]');
	const all = finder.querySelector('a');
	const found = count === 0 ? `No model called “${name}”` : `${count} model${count === 1 ? '' : 's'}`;
	const within = body ? ` of the body type ${body}` : of ? ` in ${of}` : '';
	if (status) status.textContent = name === '' && !body ? '' : `${found}${within}`;
	if (all) all.hidden = count > 0 && !body;
}

function chips(page: Document): HTMLAnchorElement[] {
	return [...page.querySelectorAll<HTMLAnchorElement>('[data-filter]')];
}

/** An address with a name to filter by, without a fragment: the remaining sections are at the top. */
function named(href: string, name: string): string {
	const url = new URL(href);
	url.hash = '';
	if (name) url.searchParams.set('name', name);
	else url.searchParams.delete('name');
	return url.href;
}
