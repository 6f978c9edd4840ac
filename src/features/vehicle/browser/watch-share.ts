/** How long the copy button shows 'Copied', milliseconds (VDPACT-026). */
export const COPIED_MS = 1500;

/**
 * How long the dialog shows what was copied, milliseconds, in place of a toast, which the dialog would cover (ERRORS-006, resolution 222).
 */
const SAID_MS = 3000;

/** Window features of a network's share page (VDPACT-027). */
const SHARE_WINDOW = 'popup,width=550,height=400';

/** Enhances the share dialog: copy button, the device's share dialog, and small windows for the networks. */
export function watchShare(list: HTMLElement, page: Window): void {
	const { share: url = '', title = '' } = list.dataset;
	const { navigator } = page;
	const copy = list.querySelector<HTMLButtonElement>('[data-copy]');
	if (copy && navigator.clipboard) {
		copy.hidden = false;
		copy.addEventListener('click', () => {
			navigator.clipboard.writeText(url).then(
				() => sayCopied(copy, title),
				() => say(copy, 'Your browser didn’t let us copy the link. You can copy it below.'),
			);
		});
	}
	const device = list.querySelector<HTMLButtonElement>('[data-device]');
	if (device && 'share' in navigator) {
		device.hidden = false;
		device.addEventListener('click', () => {
			// `AbortError`: the visitor closed the share dialog.
			navigator.share({ title, url }).catch((error: Error) => {
				if (error.name !== 'AbortError') console.warn('Share: the device’s share dialog failed', error);
			});
		});
	}
	list.addEventListener('click', (event) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('a[target]');
		if (link && page.open(link.href, 'share', SHARE_WINDOW)) event.preventDefault();
	});
}

function sayCopied(copy: HTMLButtonElement, title: string): void {
	const words = copy.querySelector<HTMLElement>('[data-copied]');
	if (!words || words.textContent === words.dataset['copied']) return;
	const before = words.textContent;
	words.textContent = words.dataset['copied'] ?? '';
	say(copy, `Copied ${title} to your clipboard!`);
	setTimeout(() => {
		words.textContent = before;
	}, COPIED_MS);
	setTimeout(() => say(copy, ''), SAID_MS);
}

function say(inside: Element, text: string): void {
	const status = inside.closest('[popover]')?.querySelector('[data-share-status]');
	if (status) status.textContent = text;
}
