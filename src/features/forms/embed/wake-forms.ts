// Bundled by itself, as workers are: modules it shared with the page's own scripts would be cut into more files, on every page.
import { fillEarly } from '../browser/fill-early.ts';
import address from '../browser/live-form.ts?worker&url';

/** What shows that somebody is about to use a form. */
const SIGNS = ['pointerdown', 'focusin', 'change'] as const;

/**
 * Makes the forms of a page live when they are first used, and at once when this browser keeps something that could not be sent. What is
 * sent meanwhile waits; where the script does not come, the form posts without it.
 */
export function wakeForms(page: Document): void {
	for (const form of page.querySelectorAll<HTMLFormElement>('form[data-lead]')) {
		fillEarly(form, page.body.dataset['dealer']);
		const slept = new AbortController();
		const wake = async () => {
			slept.abort();
			const held = new AbortController();
			let isSent = false;
			const hold = (event: Event) => {
				event.preventDefault();
				isSent = true;
			};
			form.addEventListener('submit', hold, { signal: held.signal });
			// Its own messages come instead of the browser's.
			form.noValidate = true;
			try {
				await import(/* @vite-ignore */ address);
			} catch (error) {
				console.warn('The form could not be made live; it posts as it stands.', error);
				form.noValidate = false;
			}
			held.abort();
			if (isSent) form.requestSubmit();
		};
		const dialog = form.closest<HTMLElement>('[popover]');
		// Raised by the script that sends what this browser keeps: the form may have to show some of it.
		page.addEventListener('lead:drafts', wake, { signal: slept.signal });
		dialog?.addEventListener('beforetoggle', wake, { signal: slept.signal });
		for (const sign of SIGNS) form.addEventListener(sign, wake, { signal: slept.signal, passive: true });
		if (dialog?.matches(':popover-open')) wake();
	}
}
