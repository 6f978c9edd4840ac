import { element } from '../../../browser/leads/element.ts';
import { cardOf } from '../../../browser/stock-search/card-of.ts';
import { fetchRuntime, findOnSite } from '../../../browser/stock-search/site-client.ts';
import { stockChanges } from '../../../browser/stock-search/stock-changes.ts';
import { subjectLine } from '../../../domain/vehicle/subject-line.ts';
import type { SubjectWords } from '../embed/form-data.ts';
import look from '../embed/lead-about.css?url';
import { settleDealership } from './settle-dealership.ts';

/**
 * Shows which vehicle a form was opened for, as the dialog of its page does: picture, name, price. The site's own search knows it, without
 * the lead API; a vehicle it does not list is said to be gone, and where it cannot be asked nothing is said.
 *
 * @param place where it is shown, with the words of the page
 */
export async function showSubject(place: HTMLElement, car_id: string): Promise<void> {
	const words: SubjectWords = JSON.parse(place.dataset['subject'] ?? '');
	try {
		const runtime = await fetchRuntime();
		const changes = stockChanges(runtime.lead_api);
		const [found] = await findOnSite(runtime, { filter: { field: 'id', values: [car_id] }, limit: 1 });
		if (!found) {
			show(place, element('p', '', words.gone));
			return;
		}
		const { title, href, picture, price, state } = cardOf(found, runtime, changes);
		const image = element('img', '');
		Object.assign(image, { src: picture.url, width: picture.width, height: picture.height, alt: '' });
		const name = element('a', '', title);
		name.href = href;
		const line = state === 'sold' ? words.sold : subjectLine(price, found.stocknum);
		const text = element('p', '', small(words.label), element('b', '', name), small(line));
		show(place, image, text);
		const form = place.parentElement?.querySelector('form');
		if (form && found.dealership_slug) settleDealership(form, found.dealership_slug);
	} catch (error) {
		console.warn('The vehicle this form is about cannot be shown.', error);
	}
}

function show(place: HTMLElement, ...content: Node[]): void {
	const sheet = element('link', '');
	Object.assign(sheet, { rel: 'stylesheet', href: look });
	place.className = 'lead-about';
	place.replaceChildren(sheet, ...content);
}

function small(text: string): HTMLElement {
	return element('span', 'small muted', text);
}
