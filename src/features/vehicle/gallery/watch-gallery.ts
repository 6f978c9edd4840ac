/** Index of the visible picture in a track of equally wide pictures. */
export function pictureAt(track: { scrollLeft: number; clientWidth: number }, count: number): number {
	if (track.clientWidth === 0) return 0;
	return Math.min(count - 1, Math.max(0, Math.round(track.scrollLeft / track.clientWidth)));
}

/** Index after some steps, wrapping around at both ends. */
export function stepTo(current: number, step: number, count: number): number {
	return (current + step + count) % count;
}

/** State of a track of pictures. */
export interface Pictures {
	/** Index of the visible picture. */
	current: () => number;
	/** Scrolls to a picture; pass 'instant' for no animation. */
	show: (index: number, behavior?: ScrollBehavior) => void;
}

/** Enhances a track of pictures with arrows, arrow keys and count. `onChange` is called with the index of each picture shown. */
export function watchPictures(element: Element, onChange: (index: number) => void = () => {}): Pictures {
	const track = element.querySelector('[data-track]') as Element;
	const count = element.querySelector('[data-count] span');
	const current = () => pictureAt(track, track.childElementCount);
	// Target of the current animation; a step during it counts from there.
	let heading: number | null = null;
	const show: Pictures['show'] = (index, behavior = 'auto') => {
		heading = index;
		track.scrollTo({ left: index * track.clientWidth, behavior });
		// A track that was hidden scrolls to its start without an event.
		mark();
	};
	const step = (by: number) => {
		const from = heading ?? current();
		const to = stepTo(from, by, track.childElementCount);
		// No animation past all pictures when wrapping around.
		show(to, to - from === by ? 'auto' : 'instant');
	};
	let shown = -1;
	const mark = () => {
		const index = current();
		// A hidden track has no position.
		if (index === shown || track.clientWidth === 0) return;
		shown = index;
		if (count) count.textContent = `${index + 1} of ${track.childElementCount}`;
		onChange(index);
	};
	for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
		button.hidden = false;
		button.addEventListener('click', () => step(Number(button.dataset.step)));
	}
	element.addEventListener('keydown', (event) => {
		const { key } = event as KeyboardEvent;
		const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
		const end = { Home: 0, End: track.childElementCount - 1 }[key];
		if (by === undefined && end === undefined) return;
		event.preventDefault();
		if (by !== undefined) step(by);
		else show(end ?? 0, 'instant');
	});
	track.addEventListener('scroll', mark, { passive: true });
	track.addEventListener('scrollend', () => {
		heading = null;
	});
	// A swipe overrides the target.
	track.addEventListener('pointerdown', () => {
		heading = null;
	});
	if (track.firstElementChild) mark();
	return { current, show };
}

/** Enhances a gallery with arrows and count; thumbnails change the picture without scrolling the page. */
export function watchGallery(gallery: Element): Pictures {
	const thumbs = [...gallery.querySelectorAll('[data-thumb=""]')];
	const pictures = watchPictures(gallery.querySelector('[data-pictures]') as Element, (current) => {
		for (const [index, thumb] of thumbs.entries()) {
			if (index === current) thumb.setAttribute('aria-current', 'true');
			else thumb.removeAttribute('aria-current');
		}
	});
	for (const [index, thumb] of thumbs.entries()) {
		thumb.addEventListener('click', (event) => {
			event.preventDefault();
			pictures.show(index);
		});
	}
	return pictures;
}
