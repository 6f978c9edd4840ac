import { afterActivation } from '../../browser/after-activation.ts';
import { type ConsentChoice, type ConsentMode, consentOf } from '../../domain/lead/consent.ts';
import type { ViewContent } from '../../domain/vehicle/view-content.ts';
import { forgetPixel, loadPixel } from './pixel.ts';
import { storeChoice, storedChoice } from './stored-choice.ts';

/** Messages about the current choice. */
const STATES = {
	yes: 'You have allowed this.',
	no: 'You have not allowed this.',
	refused: 'Your browser asks all sites not to share this (Global Privacy Control), so we don’t.',
} as const;

/** Asks for consent to the pixel, stores the choice, and loads the pixel only with consent (resolution 185). */
export function watchPrivacy(page: Document): void {
	const bar = page.querySelector<HTMLElement>('[data-privacy]');
	const opener = page.querySelector<HTMLElement>('[data-privacy-open]');
	if (!bar || !opener) return;
	const { privacy: pixel = '', consent, key = '' } = bar.dataset;
	const mode = consent as ConsentMode;
	const isRefusedByBrowser = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
	const { canRemember, choice: kept } = storedChoice(key);
	let choice = kept;
	const outcome = () => consentOf({ mode, choice, isRefusedByBrowser, canRemember });
	const apply = () => {
		bar.hidden = outcome() !== 'ask';
		if (outcome() === 'measure') measure(page, pixel);
		else forgetPixel(page);
	};
	const close = () => {
		if (bar.contains(page.activeElement)) opener.focus({ preventScroll: true });
		bar.hidden = true;
	};

	for (const button of bar.querySelectorAll<HTMLElement>('button')) {
		const answer = button.dataset['choice'] as ConsentChoice | undefined;
		button.hidden = isRefusedByBrowser === (answer !== undefined);
		button.addEventListener('click', () => {
			close();
			if (!answer) return;
			choice = answer;
			storeChoice(key, answer);
			apply();
		});
	}
	bar.addEventListener('keydown', (event) => event.key === 'Escape' && close());

	opener.hidden = false;
	opener.addEventListener('click', (event) => {
		event.preventDefault();
		const state = bar.querySelector('[data-privacy-state]');
		const now = isRefusedByBrowser ? 'refused' : outcome() === 'measure' ? 'yes' : 'no';
		if (state) state.textContent = STATES[now];
		bar.hidden = false;
		bar.querySelector<HTMLElement>('button:not([hidden])')?.focus();
	});

	// The choice may change in another tab, or before a return to this page.
	for (const sign of ['storage', 'pageshow'])
		addEventListener(sign, () => {
			const { choice: other } = storedChoice(key);
			if (!canRemember || other === choice) return;
			choice = other;
			apply();
		});
	afterActivation(page, apply);
}

/** Loads the pixel with the page's vehicle; pages without a vehicle load nothing. */
function measure(page: Document, pixel: string): void {
	const viewed = page.querySelector<HTMLElement>('[data-view-content]')?.dataset['viewContent'];
	if (viewed) loadPixel(page, pixel, JSON.parse(viewed) as ViewContent);
}
