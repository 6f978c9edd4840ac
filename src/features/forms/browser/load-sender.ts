import address from './sender.ts?address';

/** What checks a form by the contract and sends it. */
export type Sender = typeof import('./sender.ts');

let coming: Promise<Sender | null> | undefined;

/**
 * Loads what sends a form: 13 kB that a visitor who only opens a form does without. Forms ask for it with the first answer that is given, so
 * that it is there when the button is pressed.
 *
 * @returns null where it cannot be loaded, as without a network; it is asked for again next time
 */
export function loadSender(): Promise<Sender | null> {
	coming ??= (import(/* @vite-ignore */ address) as Promise<Sender>).catch(() => {
		coming = undefined;
		return null;
	});
	return coming;
}
