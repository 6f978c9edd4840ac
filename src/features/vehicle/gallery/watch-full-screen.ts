import { closeOnBack } from './close-on-back.ts';
import { fullScreenDialog } from './full-screen-dialog.ts';
import { type Pictures, watchPictures } from './watch-gallery.ts';

/**
 * The pictures of a gallery as large as the screen: opened by the button, by a press on a picture or on the last of the small ones.
 * The browser's dialog closes on Escape and on Back and gives the focus back; what was looked at last stays in view.
 *
 * @param bringLook brings the style of the dialog, which waits for it
 */
export function watchFullScreen(gallery: Element, pictures: Pictures, bringLook: () => Promise<void>): void {
	const button = gallery.querySelector<HTMLElement>('[data-open]');
	const from = gallery.querySelector('[data-track]');
	// There is nothing to see larger.
	if (!button || !from) return;
	let show: ((index: number) => void) | undefined;
	const open = async (index: number) => {
		await bringLook();
		// Made when first asked for: two hundred pictures cost nothing before.
		show ??= prepare(gallery, button, from, pictures);
		show(index);
	};
	from.addEventListener('click', () => open(pictures.current()));
	button.hidden = false;
	button.addEventListener('click', () => open(pictures.current()));
	const all = gallery.querySelector<HTMLAnchorElement>('[data-thumb="all"]');
	all?.addEventListener('click', (event) => {
		event.preventDefault();
		open([...from.children].findIndex(({ id }) => `#${id}` === all.hash));
	});
}

/** Makes the dialog, and gives what opens it at a picture. */
function prepare(
	gallery: Element,
	button: HTMLElement,
	from: Element,
	pictures: Pictures,
): (index: number) => void {
	const dialog = fullScreenDialog(gallery, button);
	const track = dialog.querySelector('[data-track]') as Element;
	const zoom = dialog.querySelector('[data-zoom]') as Element;
	let seen = 0;
	const setZoom = (isZoomed: boolean) => {
		zoom.setAttribute('aria-pressed', String(isZoomed));
		dialog.toggleAttribute('data-zoomed', isZoomed);
		if (isZoomed) showMiddle(track.children[seen]);
	};
	track.append(...[...from.children].map(largeSlide));
	gallery.append(dialog);
	const full = watchPictures(dialog, (index) => {
		seen = index;
		setZoom(false);
	});
	const toggle = () => setZoom(!dialog.hasAttribute('data-zoomed'));
	zoom.addEventListener('click', toggle);
	track.addEventListener('dblclick', toggle);
	dialog.addEventListener('close', () => {
		setZoom(false);
		// A closed dialog has no width to tell the picture by.
		pictures.show(seen, 'instant');
	});
	return (index) => {
		if (dialog.open) return;
		dialog.showModal();
		closeOnBack(dialog);
		full.show(index, 'instant');
	};
}

/** The middle of a picture that is larger than its room. */
function showMiddle(slide: Element | undefined): void {
	slide?.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2);
}

/** The same picture, in a size that fills the screen. */
function largeSlide(slide: Element): Node {
	const copy = slide.cloneNode(true) as Element;
	copy.removeAttribute('id');
	for (const image of copy.querySelectorAll('[sizes]')) image.setAttribute('sizes', '100vw');
	const image = copy.querySelector('img');
	image?.setAttribute('loading', 'lazy');
	image?.removeAttribute('fetchpriority');
	return copy;
}
