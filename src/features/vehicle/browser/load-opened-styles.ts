/** Events that precede opening a dialog or section, or asking for a PDF. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
const OPENERS = '[popovertarget], summary, [data-gallery], [data-action=pdf]';

/**
 * Loads the stylesheet of dialogs and sections (`data-opened-styles`, opened.css) on the first sign that a visitor will open one, at the
 * latest when it opens. A dialog stays transparent until the stylesheet has loaded or failed, so that nothing shifts.
 *
 * @returns loads it now; resolves when it has loaded or failed
 */
export function loadStylesOnIntent(page: HTMLElement): () => Promise<void> {
	let loading: Promise<void> | undefined;
	const load = () => {
		loading ??= loaded(page.ownerDocument, page.dataset['openedStyles'] ?? '');
		return loading;
	};
	const near = ({ target }: Event) => {
		if ((target as Element).closest(OPENERS)) load();
	};
	for (const sign of SIGNS) page.ownerDocument.addEventListener(sign, near, { passive: true });
	for (const dialog of page.querySelectorAll<HTMLElement>('[popover]')) {
		const wait = async () => {
			// Transparent instead of hidden, because the focus moves into the dialog meanwhile.
			dialog.style.opacity = '0';
			await load();
			dialog.style.opacity = '';
		};
		// Already opened before this script ran.
		if (dialog.matches(':popover-open')) wait();
		dialog.addEventListener('beforetoggle', wait);
	}
	return load;
}

function loaded(page: Document, href: string): Promise<void> {
	return new Promise((done) => {
		const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href });
		link.addEventListener('load', () => done());
		link.addEventListener('error', () => done());
		page.head.append(link);
	});
}
