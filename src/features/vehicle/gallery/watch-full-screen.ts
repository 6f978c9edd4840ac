import { closeOnBack } from './close-on-back.ts';
import { fullScreenDialog } from './full-screen-dialog.ts';
import { type Pictures, watchPictures } from './watch-gallery.ts';

/**
 * Enhances a gallery with a full-screen dialog, opened by its button, by a slide or by the last thumbnail. The native dialog closes on
 * Escape and Back and restores the focus; the gallery then shows the last picture viewed.
 *
 * @param loadStyles loads the dialog's stylesheet, which must be there first
 */
export function watchFullScreen(gallery: Element, pictures: Pictures, loadStyles: () => Promise<void>): void {
	const button = gallery.querySelector<HTMLElement>('[data-open]');
	const from = gallery.querySelector('[data-track]');
	// Without pictures there is no button.
	if (!button || !from) return;
	let show: ((index: number) => void) | undefined;
	const open = async (index: number) => {
		await loadStyles();
		// Created when first opened, because there may be two hundred pictures.
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

/** Creates the dialog; returns a function that opens it at a picture. */
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
		// A closed dialog has no width, so the track cannot report its picture.
		pictures.show(seen, 'instant');
	});
	return (index) => {
		if (dialog.open) return;
		dialog.showModal();
		closeOnBack(dialog);
		full.show(index, 'instant');
	};
}

/** Scrolls to the middle of a zoomed picture. */
function showMiddle(slide: Element | undefined): void {
	slide?.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2);
}

/** Copy of a slide with a full-screen picture size. */
function largeSlide(slide: Element): Node {
	const copy = slide.cloneNode(true) as Element;
	copy.removeAttribute('id');
	for (const image of copy.querySelectorAll('[sizes]')) image.setAttribute('sizes', '100vw');
	const image = copy.querySelector('img');
	image?.setAttribute('loading', 'lazy');
	image?.removeAttribute('fetchpriority');
	return copy;
}
