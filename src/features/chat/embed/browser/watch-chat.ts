/** The attribute of a button that opens the chat with a question; empty for one that is still to be typed. */
const QUESTION = 'data-question';

/**
 * Hydrates the chat when its dialog opens, so that it shows what was said and typed before. A button with a question leaves it on the
 * dialog, where the chat asks it.
 */
export function watchChat(page: Document): void {
	const dialog = page.getElementById('chat');
	const island = dialog?.querySelector('astro-island');
	const hydrate = () => {
		island?.setAttribute('data-hydrate', '');
		island?.dispatchEvent(new Event('hydrate'));
	};
	dialog?.addEventListener('beforetoggle', hydrate);
	page.addEventListener(
		'click',
		({ target }) => {
			const question = (target as Element).closest(`[${QUESTION}]`)?.getAttribute(QUESTION);
			if (question !== undefined && question !== null) dialog?.setAttribute(QUESTION, question);
		},
		true,
	);
	if (dialog?.matches(':popover-open')) hydrate();
}
