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
	let coming: Promise<unknown> | undefined;
	const bring = () => {
		if (matchMedia(WIDE).matches) coming ??= import(/* @vite-ignore */ address);
		// The click handler deals with the failure.
		coming?.catch(() => {});
	};
	link.addEventListener('pointerenter', bring);
	link.addEventListener('focus', bring);
	link.addEventListener('click', async (event) => {
		bring();
		if (!coming || link.ariaExpanded || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		try {
			await coming;
			// Hover may have opened it meanwhile.
			if (link.ariaExpanded !== 'true') link.click();
		} catch {
			location.assign(link.href);
		}
	});
}
