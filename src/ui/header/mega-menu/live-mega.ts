import { loadPanel } from './mega-panel.ts';

const WIDE = '(min-width: 62em)';
/** Delay before the panel closes, milliseconds, for a pointer that leaves it briefly. */
const GRACE_MS = 200;

const link = document.querySelector<HTMLAnchorElement>('[data-mega]');
if (link) enhance(link);

/**
 * Makes a menu entry open the panel of models below the header, by mouse and keyboard (MODELS-009, NAV-012, NAV-013); where hover opens it,
 * so does focus (resolution 223).
 */
function enhance(link: HTMLAnchorElement): void {
	const entry = link.parentElement ?? link;
	const opensOnHover = link.closest<HTMLElement>('[data-opens-on]')?.dataset['opensOn'] === 'hover';
	const panel = loadPanel(link);
	let leaving: ReturnType<typeof setTimeout> | undefined;

	const isOpen = () => link.ariaExpanded === 'true';
	const close = () => {
		link.ariaExpanded = 'false';
		panel.then(
			(panel) => {
				panel.hidden = !isOpen();
			},
			() => {},
		);
	};
	const open = async () => {
		link.ariaExpanded = 'true';
		(await panel).hidden = !isOpen();
	};
	/** Opens on hover or focus; when the panel fails to load, stays on the page. */
	const openInPassing = () => open().catch(() => close());

	link.ariaExpanded = 'false';
	panel.catch(() => {});
	link.addEventListener('click', (event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || !matchMedia(WIDE).matches) return;
		// A panel opened by hover is not closed by the click that follows: the click goes to all models.
		if (isOpen() && opensOnHover) return;
		event.preventDefault();
		if (isOpen()) close();
		else open().catch(() => location.assign(link.href));
	});
	// Closed after a choice, also for a visitor who comes back to the page.
	entry.addEventListener('click', ({ target }) => {
		const choice = (target as Element).closest('a');
		if (choice && choice !== link) close();
	});
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !isOpen()) return;
		// In this order, because focus opens it where hover does.
		link.focus();
		close();
	});
	for (const leave of ['focusin', 'pointerdown'])
		document.addEventListener(leave, ({ target }) => {
			if (isOpen() && !entry.contains(target as Node)) close();
		});
	if (!opensOnHover) return;
	const enter = ({ pointerType }: PointerEvent) => {
		clearTimeout(leaving);
		if (pointerType === 'mouse' && matchMedia(WIDE).matches) openInPassing();
	};
	const reach = () => {
		if (link.matches(':focus-visible') && matchMedia(WIDE).matches) openInPassing();
	};
	entry.addEventListener('pointerenter', enter);
	link.addEventListener('focus', reach);
	entry.addEventListener('pointerleave', ({ pointerType }) => {
		if (pointerType === 'mouse') leaving = setTimeout(close, GRACE_MS);
	});
	if (entry.matches(':hover') && matchMedia('(hover: hover)').matches) openInPassing();
	reach();
}
