/** Duration of the count-up, milliseconds (VDPACT-037). */
const RISE_MS = 1000;

/** Number shown after some time of the count-up: fast at first, exact at the end. */
export function risen(views: number, elapsed: number): number {
	const share = Math.min(1, Math.max(0, elapsed / RISE_MS));
	return Math.round(views * (1 - (1 - share) ** 3));
}

/** Shows the number of views with a count-up of one second, or at once with reduced motion. Screen readers get only the final number. */
export function showViews(counter: Element, views: number): void {
	const [shown, spoken] = counter.querySelectorAll<HTMLElement>('[data-count], .vh');
	if (!shown || !spoken) return;
	const text = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'view' : 'views'}`;
	spoken.textContent = text(views);
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	let began: number | undefined;
	const rise = (now: number) => {
		began ??= now;
		const count = isStill ? views : risen(views, now - began);
		shown.textContent = text(count);
		counter.firstElementChild?.removeAttribute('hidden');
		if (count < views) requestAnimationFrame(rise);
	};
	requestAnimationFrame(rise);
}
