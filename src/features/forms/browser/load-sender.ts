import address from './sender.ts?address';

/** The module that validates a form by the contract and sends it. */
export type Sender = typeof import('./sender.ts');

let coming: Promise<Sender | null> | undefined;

/**
 * Loads the module that sends forms: 13 kB not needed by visitors who only open a form. Forms load it on the first answer, so that it is
 * ready when the button is pressed.
 *
 * @returns null when loading failed, for instance offline; the next call tries again
 */
export function loadSender(): Promise<Sender | null> {
	coming ??= (import(/* @vite-ignore */ address) as Promise<Sender>).catch(() => {
		coming = undefined;
		return null;
	});
	return coming;
}
