/** How long the number rises, milliseconds (VDPACT-037). */
const RISE_MS = 1000;

/** What the counter shows some time after it began to rise: quickly at first, the true number at the end. */
export function risen(views: number, elapsed: number): number {
	const share = Math.min(1, Math.max(0, elapsed / RISE_MS));
	return Math.round(views * (1 - (1 - share) ** 3));
}

/** Shows a number of views: it rises for a second, at once for those who want no movement. Screen readers hear the number alone. */
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
