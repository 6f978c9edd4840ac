import { loadPasskeys } from './load-passkeys.ts';
import type { Reason } from './read-reason.ts';
import { SIGNED_IN } from './signed-in.ts';

// Loaded where this browser has used a passkey here.

interface Choice {
	main: HTMLElement;
	api: string;
	/** The words of the page where it begins with the number. */
	words: Pick<Reason['words'], 'heading' | 'text'>;
	write: (name: string, text: string) => unknown;
}

/**
 * Lets a visitor who comes back choose between the passkey and a code. A passkey that was not used, or is not known here any more, leaves the
 * number.
 */
export function offerReturn({ main, api, words, write }: Choice): void {
	const [passkey, code] = main.querySelectorAll<HTMLButtonElement>('.sign-in__return button');
	const said = main.querySelector('.sign-in__said');
	const preferCode = () => {
		main.removeAttribute('data-return');
		write('heading', words.heading);
		write('text', words.text);
		main.querySelector<HTMLElement>('[name=phone]')?.focus();
	};
	code?.addEventListener('click', preferCode);
	passkey?.addEventListener('click', async () => {
		const outcome = await (await loadPasskeys())?.enterPasskey(api, false);
		if (outcome?.status === 'answered') return dispatchEvent(new Event(SIGNED_IN));
		if (said)
			said.textContent =
				outcome?.status === 'refused' ? outcome.problem.error : 'No passkey was used. A code works as well.';
		return preferCode();
	});
}
