import { loadPasskeys } from '../../../browser/account/load-passkeys.ts';
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
 * Answers a press of a visitor who comes back, who chooses between the passkey and a code. A passkey that was not used, or is not known
 * here any more, leaves the number.
 */
export async function answerReturn({ main, api, words, write }: Choice, { target }: Event): Promise<void> {
	const pressed = (target as Element).closest('button');
	if (!pressed) return;
	const preferCode = () => {
		main.removeAttribute('data-return');
		write('heading', words.heading);
		write('text', words.text);
		main.querySelector<HTMLElement>('[name=phone]')?.focus();
	};
	if (pressed !== main.querySelector('.sign-in__return button')) return preferCode();
	const outcome = await (await loadPasskeys())?.enterPasskey(api, false);
	if (outcome?.status === 'answered') {
		dispatchEvent(new Event(SIGNED_IN));
		return;
	}
	const said = main.querySelector('.sign-in__said');
	if (said)
		said.textContent =
			outcome?.status === 'refused' ? outcome.problem.error : 'No passkey was used. A code works as well.';
	preferCode();
}
