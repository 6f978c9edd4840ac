/** What nobody can use on paper, and nothing that could run. */
const LEFT_OUT = 'script, style, link, iframe, object, embed, template, form, button, details, [popover]';

/**
 * Fills the places of a sheet with the parts of a vehicle's page that carry their names; headings over nothing go. What is taken is
 * copied node by node, so that nothing is drawn a second time and no text is read as HTML.
 *
 * @param source the page, parsed and not shown, so that nothing in it has run
 */
export function fillSheet(sheet: HTMLElement, source: Document): void {
	for (const place of sheet.querySelectorAll<HTMLElement>('[data-text]')) {
		const texts = partsOf(source, place.dataset['text']).map(({ textContent }) => textContent.trim());
		place.textContent = texts.filter(Boolean).join(', ');
	}
	for (const place of sheet.querySelectorAll<HTMLElement>('[data-part]')) {
		place.replaceChildren(...partsOf(source, place.dataset['part']).map(copyOf));
	}
	for (const section of sheet.querySelectorAll<HTMLElement>('[data-section]')) {
		section.hidden = section.querySelector('[data-part]:empty') !== null;
	}
}

function partsOf(source: Document, name: string | undefined): Element[] {
	if (name === 'photo') return [...source.querySelectorAll('[data-track] img')].slice(0, 1);
	return [...source.querySelectorAll(`[data-sheet="${name}"]:not([hidden])`)];
}

/** A copy without what runs, made and cleaned where nothing runs yet. */
function copyOf(part: Element): Element {
	const copy = part.cloneNode(true) as Element;
	for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
	for (const element of [copy, ...copy.querySelectorAll('*')]) {
		for (const { name } of [...element.attributes]) {
			if (name.startsWith('on') || name === 'id' || name === 'loading') element.removeAttribute(name);
		}
	}
	return copy;
}
