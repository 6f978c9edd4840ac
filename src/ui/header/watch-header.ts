/** Scroll position, and whether the header is shown over the page. */
export interface HeaderState {
	/** Pixels from the top of the page. */
	y: number;
	isBack: boolean;
}

/** Smallest scroll movement that counts, pixels; smaller ones are unintentional. */
const LEAST_MOVE = 6;

/** The header returns on scrolling up and leaves on scrolling down or at the top of the page. */
export function afterScroll(before: HeaderState, y: number): HeaderState {
	if (y <= 0) return { y: 0, isBack: false };
	if (Math.abs(y - before.y) < LEAST_MOVE) return before;
	return { y, isBack: y < before.y };
}

/** Shows and hides a page's header as the visitor scrolls, by the class `is-back`; without a header it does nothing. */
export function watchHeader(page: Window, header: Element | null): void {
	let state: HeaderState = { y: page.scrollY, isBack: false };
	page.addEventListener(
		'scroll',
		() => {
			state = afterScroll(state, page.scrollY);
			header?.classList.toggle('is-back', state.isBack);
		},
		{ passive: true },
	);
}
