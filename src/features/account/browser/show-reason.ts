import { getUser } from '../../../api/account/get-user.ts';
import { noteSignIn } from '../../../browser/account/note-sign-in.ts';
import { pendingSave } from '../../../browser/account/pending-save.ts';
import { becameOfPasskeys } from '../../../browser/account/used-passkey.ts';
import { readReason } from './read-reason.ts';
import choice from './return-choice.ts?address';
import address from './show-vehicle.ts?address';
import { SIGNED_IN } from './signed-in.ts';

/** Writes the words of the address's type, shows the vehicle to be saved, and goes on at once for visitors who are signed in. */
export function showReason(page: Document): void {
	const main = page.getElementById('main');
	const { noun = '', api = '' } = main?.dataset ?? {};
	const { type, redirect, back, words } = readReason(noun);
	const write = (name: string, text: string) => {
		const element = main?.querySelector(`[data-words=${name}]`);
		if (element) element.textContent = text;
		return element;
	};
	// Loaded anew at the step for the code, with which the island begins (code-step-entry.ts). Islands are hydrated by a later script.
	if (history.state?.step) main?.querySelector('astro-island')?.setAttribute('data-hydrate', '');
	else if (main && 'PublicKeyCredential' in globalThis && becameOfPasskeys() === 'used') {
		const loaded = import(/* @vite-ignore */ choice) as Promise<typeof import('./return-choice.ts')>;
		// Without it, the number is there.
		const showNumber = () => {
			main.removeAttribute('data-return');
			write('heading', words.heading);
			write('text', words.text);
		};
		loaded.catch(showNumber);
		// A press before it is loaded is answered too.
		main
			.querySelector('.sign-in__return')
			?.addEventListener('click', (press) =>
				loaded.then(({ answerReturn }) => answerReturn({ main, api, words, write }, press), showNumber),
			);
		main.dataset['return'] = '';
	}
	const { heading, text } = readReason(noun).words;
	write('heading', heading);
	write('text', text);
	write('back', words.back)?.closest('a')?.setAttribute('href', back);
	const vehicle = type === 'watchlist' && pendingSave();
	const place = main?.querySelector<HTMLElement>('[data-vehicle-place]');
	if (vehicle && place) {
		place.hidden = false;
		const loaded = import(/* @vite-ignore */ address) as Promise<typeof import('./show-vehicle.ts')>;
		loaded.then(
			({ showVehicle }) => showVehicle(place, vehicle),
			() => {
				place.hidden = true;
			},
		);
	}
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
