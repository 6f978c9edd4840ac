import { thrownMessage } from '../../../thrown-message.ts';
/**
 * Shows progress while a vehicle's PDF is generated, and a message when that fails (VDPACT-022 to VDPACT-024). Without JavaScript the link
 * downloads it.
 */
export function watchPdf(page: Document): void {
	const link = page.querySelector<HTMLAnchorElement>('[data-action="pdf"]');
	const words = link?.querySelector<HTMLElement>('[data-preparing]');
	if (!link || !words) return;
	link.addEventListener('click', async (event) => {
		event.preventDefault();
		if (link.ariaBusy === 'true') return;
		const before = words.textContent;
		link.ariaBusy = 'true';
		words.textContent = words.dataset['preparing'] ?? '';
		try {
			save(await fetched(link.href), link.download, page);
		} catch (error) {
			page.defaultView?.alert(thrownMessage(error));
		}
		link.ariaBusy = null;
		words.textContent = before;
	});
}

async function fetched(address: string): Promise<Blob> {
	const response = await fetch(address).catch(() => null);
	if (!response?.ok)
		throw new Error('We couldn’t make the PDF just now. Please try again, or print this page.');
	return response.blob();
}

function save(file: Blob, name: string, page: Document): void {
	const href = URL.createObjectURL(file);
	Object.assign(page.createElement('a'), { href, download: name }).click();
	// The browser reads the URL after this task.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
