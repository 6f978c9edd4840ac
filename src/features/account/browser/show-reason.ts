import { getUser } from '../../../api/account/get-user.ts';
import { noteSignIn } from '../../../browser/account/note-sign-in.ts';
import { pendingSave } from '../../../browser/account/pending-save.ts';
import { vehiclePath } from '../../../paths/paths.ts';
import { readReason } from './read-reason.ts';
import { SIGNED_IN } from './signed-in.ts';

/** Writes the words of the address's type, shows the vehicle to be saved, and goes on at once for visitors who are signed in. */
export function showReason(page: Document): void {
	const main = page.getElementById('main');
	const { noun = '', api = '' } = main?.dataset ?? {};
	const { type, redirect, back, words, isReturn } = readReason(noun);
	main?.toggleAttribute('data-return', isReturn);
	const write = (name: string, text: string) => {
		const element = main?.querySelector(`[data-words=${name}]`);
		if (element) element.textContent = text;
		return element;
	};
	write('heading', words.heading);
	write('text', words.text);
	write('back', words.back)?.closest('a')?.setAttribute('href', back);
	if (type === 'watchlist') showVehicle(page, main);
	const goOn = async (isSignedIn: boolean) => {
		const user = await getUser(api);
		if (user?.phone) noteSignIn(page.body.dataset, user.id);
		else if (!isSignedIn) return;
		location.replace(redirect);
	};
	goOn(false);
	// After another tab or the browser's Back.
	addEventListener('pageshow', ({ persisted }) => persisted && goOn(false));
	addEventListener(SIGNED_IN, () => goOn(true));
}

function showVehicle(page: Document, main: Element | null): void {
	const vehicle = pendingSave();
	const place = main?.querySelector<HTMLElement>('[data-vehicle-place]');
	if (!vehicle || !place) return;
	const { name, slug, primary_image_url } = vehicle;
	if (primary_image_url)
		place.append(Object.assign(new Image(), { src: primary_image_url, alt: '', width: 600, height: 400 }));
	const words = page.createElement('p');
	words.append(name);
	place.append(words);
	place.hidden = false;
	showPrice(words, slug);
}

/** Adds the price and the stock number from the file beside the vehicle's page; without an answer its name is enough. */
async function showPrice(words: HTMLElement, slug: string): Promise<void> {
	try {
		const { price, small } = await (await fetch(`${vehiclePath(slug)}.json`)).json();
		const stock = small.replace(/^S(.*?)\..*/, 's$1');
		const text = price?.isSum ? `${price.now} ${price.type?.toLowerCase() ?? ''}, ${stock}` : stock;
		words.append(Object.assign(document.createElement('small'), { textContent: text }));
	} catch {
		// Not there any more, or no connection.
	}
}
