/** What stands for a picture that does not arrive. */
const SIGN = '/placeholder-plain.svg';

/** Puts a sign in the place of pictures that do not arrive (VDP-066). Errors of pictures do not bubble, but can be caught on their way down. */
export function replaceMissing(page: Document): void {
	page.addEventListener(
		'error',
		({ target }) => {
			if (target instanceof HTMLImageElement && !target.src.endsWith(SIGN)) replace(target);
		},
		true,
	);
	// Those that failed before this script came fail once more.
	for (const image of page.images) if (image.complete && image.naturalWidth === 0) image.src += '';
}

function replace(image: HTMLImageElement): void {
	image.closest('picture')?.replaceWith(image);
	image.srcset = '';
	image.src = SIGN;
}
