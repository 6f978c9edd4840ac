import type { VehicleFact, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { Price } from '../../../ui/card/Price.tsx';
import { renderToDom } from '../../../ui/live-update/render-to-dom.ts';

/** Texts of the print page by `data-text`. */
type Texts = Readonly<Record<string, string>>;

/** Fills the print page with the facts of a vehicle, as text only. Headings of empty sections are hidden. */
export function fillPrintPage(page: HTMLElement, facts: VehicleFacts): void {
	const texts = textsOf(facts);
	for (const place of page.querySelectorAll<HTMLElement>('[data-text]')) {
		place.textContent = texts[place.dataset['text'] ?? ''] ?? '';
	}
	const parts = partsOf(facts);
	for (const place of page.querySelectorAll<HTMLElement>('[data-part]')) {
		place.replaceChildren(...(parts[place.dataset['part'] ?? ''] ?? []));
	}
	for (const section of page.querySelectorAll<HTMLElement>('[data-section]')) {
		section.hidden = section.querySelector('[data-part]:empty') !== null;
	}
}

function textsOf({ title, subtitle, reserved, state, phone, small }: VehicleFacts): Texts {
	const marks = [reserved && 'Reserved', state === 'coming-soon' && 'Coming soon'];
	return { title, subtitle, mark: marks.filter(Boolean).join(', '), phone, small };
}

function partsOf({ picture, price, location, ...facts }: VehicleFacts): Readonly<Record<string, Node[]>> {
	return {
		photo: [photo(picture)],
		price: price ? [renderToDom(Price({ price }))] : [],
		location: location ? [element('p', '', location.name), element('p', 'muted', location.address)] : [],
		facts: facts.key_facts.length > 0 ? [factList(facts.key_facts)] : [],
		comments: facts.comments.map((text) => element('p', '', text)),
		specifications: facts.specifications.length > 0 ? [factTable(facts.specifications)] : [],
	};
}

/** The picture, wide enough for print. */
function photo({ url, srcset, width, height, alt }: VehicleFacts['picture']): Element {
	const image = new Image(width, height);
	if (srcset !== null) Object.assign(image, { sizes: '808px', srcset });
	return Object.assign(image, { src: url, alt });
}

function factList(facts: readonly VehicleFact[]): Element {
	const pairs = facts.map(([label, value]) =>
		element('div', '', element('dt', '', label), element('dd', '', value)),
	);
	return element('dl', 'keyfacts', ...pairs);
}

function factTable(facts: readonly VehicleFact[]): Element {
	const rows = facts.map(([label, value]) => {
		const heading = Object.assign(element('th', '', label), { scope: 'row' });
		return element('tr', '', heading, element('td', '', value));
	});
	return element('table', 'spec', element('tbody', '', ...rows));
}

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
	const made = document.createElement(name);
	if (className) made.className = className;
	made.append(...children);
	return made;
}
