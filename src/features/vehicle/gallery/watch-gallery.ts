/** Which of several equally wide pictures stands in a track, counted from 0. */
export function pictureAt(track: { scrollLeft: number; clientWidth: number }, count: number): number {
	if (track.clientWidth === 0) return 0;
	return Math.min(count - 1, Math.max(0, Math.round(track.scrollLeft / track.clientWidth)));
}

/** The picture some steps on; past either end it begins again. */
export function stepTo(current: number, step: number, count: number): number {
	return (current + step + count) % count;
}

/** Pictures in a track: which one is seen, and a way to another. */
export interface Pictures {
	/** Counted from 0. */
	current: () => number;
	/** Without a movement when one comes from elsewhere. */
	show: (index: number, behavior?: ScrollBehavior) => void;
}

/** Adds what a script can to a track of pictures: arrows, arrow keys, the count. `onChange` hears of each picture one comes to. */
export function watchPictures(element: Element, onChange: (index: number) => void = () => {}): Pictures {
	const track = element.querySelector('[data-track]') as Element;
	const count = element.querySelector('[data-count] span');
	const current = () => pictureAt(track, track.childElementCount);
	// Where a movement under way ends: a press during it counts from there.
	let heading: number | null = null;
	const show: Pictures['show'] = (index, behavior = 'auto') => {
		heading = index;
		track.scrollTo({ left: index * track.clientWidth, behavior });
		// A track that was hidden begins at its start, and scrolls to there without saying so.
		mark();
	};
	const step = (by: number) => {
		const from = heading ?? current();
		const to = stepTo(from, by, track.childElementCount);
		// Round the end one does not slide past all of them.
		show(to, to - from === by ? 'auto' : 'instant');
	};
	let shown = -1;
	const mark = () => {
		const index = current();
		// A track that is hidden stands nowhere.
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
	// Whoever swipes decides anew.
	track.addEventListener('pointerdown', () => {
		heading = null;
	});
	if (track.firstElementChild) mark();
	return { current, show };
}

/** Adds arrows and count to a gallery, and keeps the page still when a small picture is pressed. */
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
