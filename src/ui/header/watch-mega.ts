// Bundled by itself, as workers are: modules it shared with the page's own script would be cut into more files, on every page.
import address from './live-mega.ts?worker&url';

const WIDE = '(min-width: 62em)';

/**
 * Brings what makes the menu of models live when somebody comes near its entry, on wide screens. Until then, on phones, and when it
 * cannot be had, the entry is the link it looks like.
 */
export function watchMega(page: Document): void {
	const link = page.querySelector<HTMLAnchorElement>('[data-mega]');
	if (!link) return;
	let coming: Promise<unknown> | undefined;
	const bring = () => {
		if (matchMedia(WIDE).matches) coming ??= import(/* @vite-ignore */ address);
		// Told when it is pressed.
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
			// Hovering may have opened it meanwhile.
			if (link.ariaExpanded !== 'true') link.click();
		} catch {
			location.assign(link.href);
		}
	});
}
