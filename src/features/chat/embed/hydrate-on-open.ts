/** Hydrates the chat when its dialog opens, so that it shows what was sent and typed before. */
export function hydrateOnOpen(page: Document): void {
	const dialog = page.getElementById('chat');
	const island = dialog?.querySelector('astro-island');
	const hydrate = () => {
		island?.setAttribute('data-hydrate', '');
		island?.dispatchEvent(new Event('hydrate'));
	};
	dialog?.addEventListener('beforetoggle', hydrate);
	if (dialog?.matches(':popover-open')) hydrate();
}
