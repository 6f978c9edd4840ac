// Bundled separately, like a worker: sharing modules with the page's own script would split it into more files on every page.
import address from './live-mega.ts?worker&url';

const WIDE = '(min-width: 62em)';

/**
 * Loads the script of the models menu on hover or focus of its entry, on wide screens. Until then, on phones, and when loading fails, the
 * entry is a plain link.
 */
export function watchMega(page: Document): void {
	const link = page.querySelector<HTMLAnchorElement>('[data-mega]');
	if (!link) return;
	let loading: Promise<unknown> | undefined;
	const load = () => {
		if (matchMedia(WIDE).matches) loading ??= import(/* @vite-ignore */ address);
		// The click handler deals with the failure.
		loading?.catch(() => {});
	};
	link.addEventListener('pointerenter', load);
	link.addEventListener('focus', load);
	link.addEventListener('click', async (event) => {
		load();
		if (!loading || link.ariaExpanded || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		try {
			await loading;
			// Hover may have opened it meanwhile.
			if (link.ariaExpanded !== 'true') link.click();
		} catch {
			location.assign(link.href);
		}
	});
}
