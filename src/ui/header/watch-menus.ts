const DROPS = 'details[data-drop]';
const WIDE = '(min-width: 62em)';

/**
 * Enhances dropdowns: they close on a choice, on a click elsewhere, on loss of focus and on Escape (NAV-012), and open on hover where the
 * dealer wants it (NAV-013, resolution 223).
 */
export function watchMenus(page: Document): void {
	page.addEventListener('click', ({ target }) => {
		if (!(target instanceof Element)) return;
		const link = target.closest('a');
		close(page, link ? null : target);
		if (link) hide(link.closest('[popover]'));
	});
	page.addEventListener('focusin', ({ target }) => close(page, target as Element));
	page.addEventListener('keydown', ({ key }) => {
		const open = key === 'Escape' && page.querySelector<HTMLDetailsElement>(`${DROPS}[open]`);
		if (!open) return;
		open.open = false;
		open.querySelector('summary')?.focus();
	});
	for (const drop of page.querySelectorAll<HTMLDetailsElement>(`[data-opens-on="hover"] ${DROPS}`)) {
		openOnHover(drop);
	}
}

/** Closes all dropdowns except the one that contains an element. */
function close(page: Document, inside: Element | null): void {
	for (const drop of page.querySelectorAll<HTMLDetailsElement>(`${DROPS}[open]`)) {
		if (!drop.contains(inside)) drop.open = false;
	}
}

/** Hides the drawer after a choice, so that it is closed when the visitor comes back to the page. */
function hide(sheet: Element | null): void {
	if (sheet?.matches(':popover-open')) (sheet as HTMLElement).hidePopover();
}

function openOnHover(drop: HTMLDetailsElement): void {
	const summary = drop.querySelector('summary');
	const isHover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && matchMedia(WIDE).matches;
	drop.addEventListener('pointerenter', (event) => {
		if (isHover(event)) drop.open = true;
	});
	drop.addEventListener('pointerleave', (event) => {
		if (isHover(event)) drop.open = false;
	});
	// Hover has already opened it: the click must not close it again.
	summary?.addEventListener('click', (event) => {
		if (
			drop.open &&
			event.detail > 0 &&
			drop.matches(':hover') &&
			matchMedia(`${WIDE} and (hover: hover)`).matches
		) {
			event.preventDefault();
		}
	});
	summary?.addEventListener('focus', () => {
		if (summary.matches(':focus-visible') && matchMedia(WIDE).matches) drop.open = true;
	});
}
