/** Events that precede opening a dialog or section. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
const OPENERS = '[popovertarget], summary, [data-gallery]';

/**
 * Loads the stylesheet of dialogs and sections (`data-look`, opened.css) on the first sign that a visitor will open one, at the latest when
 * it opens. A dialog stays transparent until the stylesheet has loaded or failed, so that nothing shifts.
 *
 * @returns loads it now; resolves when it has loaded or failed
 */
export function bringLookInTime(page: HTMLElement): () => Promise<void> {
	let coming: Promise<void> | undefined;
	const bring = () => {
		coming ??= loaded(page.ownerDocument, page.dataset['look'] ?? '');
		return coming;
	};
	const near = ({ target }: Event) => {
		if ((target as Element).closest(OPENERS)) bring();
	};
	for (const sign of SIGNS) page.ownerDocument.addEventListener(sign, near, { passive: true });
	for (const dialog of page.querySelectorAll<HTMLElement>('[popover]')) {
		const wait = async () => {
			// Transparent instead of hidden, because the focus moves into the dialog meanwhile.
			dialog.style.opacity = '0';
			await bring();
			dialog.style.opacity = '';
		};
		// Already opened before this script ran.
		if (dialog.matches(':popover-open')) wait();
		dialog.addEventListener('beforetoggle', wait);
	}
	return bring;
}

function loaded(page: Document, href: string): Promise<void> {
	return new Promise((done) => {
		const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href });
		link.addEventListener('load', () => done());
		link.addEventListener('error', () => done());
		page.head.append(link);
	});
}
