/** What shows that somebody is about to open something. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
const OPENERS = '[popovertarget], summary, [data-gallery]';

/**
 * Brings the look of what opens over the page (`data-look`, opened.css) when somebody comes near what opens it, at the latest when it
 * opens. A dialog is not seen before its look is there, or cannot be had, so that nothing jumps.
 *
 * @returns brings it now; settles once it is there or failed
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
			// Unseen, not hidden: the focus goes in meanwhile.
			dialog.style.opacity = '0';
			await bring();
			dialog.style.opacity = '';
		};
		// Opened by somebody quicker than this script.
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
