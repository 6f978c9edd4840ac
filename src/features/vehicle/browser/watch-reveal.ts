/** Whoever asked for the number has it in hand: what was pressed is gone, the focus is on what took its place (PHONE-011). */
export function watchReveal(page: Document): void {
	for (const details of page.querySelectorAll<HTMLDetailsElement>('[data-reveal]'))
		details.addEventListener('toggle', () => {
			if (details.open) details.querySelector('a')?.focus();
		});
}
