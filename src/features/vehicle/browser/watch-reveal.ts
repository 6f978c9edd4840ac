/** Moves the focus from the removed button to the revealed phone number (PHONE-011). */
export function watchReveal(page: Document): void {
	for (const details of page.querySelectorAll<HTMLDetailsElement>('[data-reveal]'))
		details.addEventListener('toggle', () => {
			if (details.open) details.querySelector('a')?.focus();
		});
}
