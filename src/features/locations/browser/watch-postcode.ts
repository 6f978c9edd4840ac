import { byDistance, distanceText } from '../../../domain/place/distance.ts';
import { postcodeProblem, UNKNOWN_POSTCODE } from '../../../domain/place/postcode-entry.ts';
import type { PostcodeFinder } from '../page-data.ts';
import { findPostcode } from './find-postcode.ts';

const AWAY = 'We can’t look that up right now. Please try again.';

/** Sorts the locations of a page by distance from a postcode and shows the distances. */
export function watchPostcode(form: HTMLFormElement): void {
	const finder = JSON.parse(form.dataset['near'] ?? '') as PostcodeFinder;
	const input = form.elements.namedItem('postcode') as HTMLInputElement;
	const problem = form.querySelector<HTMLElement>('.near__problem');
	const status = form.querySelector<HTMLElement>('.near__found');
	let asked = 0;

	const refuse = (message: string) => {
		input.setAttribute('aria-invalid', String(message !== ''));
		if (problem) Object.assign(problem, { textContent: message, hidden: message === '' });
		if (message !== '') input.focus();
	};
	form.addEventListener('submit', async (event) => {
		event.preventDefault();
		if (status) status.textContent = '';
		const wrong = postcodeProblem(input.value);
		refuse(wrong ?? '');
		if (wrong !== null) return;
		asked += 1;
		const mine = asked;
		const postcode = input.value.trim();
		try {
			const point = await findPostcode(postcode, finder);
			if (mine !== asked) return;
			if (point === null) refuse(UNKNOWN_POSTCODE);
			else if (status) status.textContent = sortLocations(document, point, postcode);
		} catch {
			if (mine === asked) refuse(AWAY);
		}
	});
	input.addEventListener('input', () => refuse(''));
}

/** Sorts the locations and returns a sentence about the nearest. */
function sortLocations(page: ParentNode, point: { lat: number; long: number }, postcode: string): string {
	const list = page.querySelector('[data-locations]');
	const locations = [...(list?.querySelectorAll<HTMLElement>('[data-name]') ?? [])].map((element) => {
		const [lat, long] = (element.dataset['at'] ?? '').split(' ').map(Number);
		return { element, at: lat === undefined || long === undefined ? null : { lat, long } };
	});
	const sorted = byDistance(locations, point);
	for (const { place, km } of sorted) {
		const away = place.element.querySelector<HTMLElement>('[data-away]');
		if (away) Object.assign(away, { textContent: km === null ? '' : distanceText(km), hidden: km === null });
		list?.append(place.element);
	}
	const [nearest] = sorted;
	const name = nearest?.place.element.dataset['name'] ?? '';
	const far = nearest?.km == null ? '' : distanceText(nearest.km).toLowerCase();
	return sorted.length === 1
		? `${name} is ${far} from ${postcode}.`.replace(' away', '')
		: `Nearest to ${postcode}: ${name}, ${far}.`;
}
