/** Placeholder for pictures that fail to load. */
const SIGN = '/placeholder-plain.svg';

/** Replaces pictures that fail to load with a placeholder (VDP-066). `error` events do not bubble, so the listener captures them. */
export function replaceMissing(page: Document): void {
	page.addEventListener(
		'error',
		({ target }) => {
			if (target instanceof HTMLImageElement && !target.src.endsWith(SIGN)) replace(target);
		},
		true,
	);
	// Pictures that failed before this script ran are loaded again to repeat the event.
	for (const image of page.images) if (image.complete && image.naturalWidth === 0) image.src += '';
}

function replace(image: HTMLImageElement): void {
	image.closest('picture')?.replaceWith(image);
	image.srcset = '';
	image.src = SIGN;
}
