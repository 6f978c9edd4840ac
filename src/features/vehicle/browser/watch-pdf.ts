const FAILED = 'We couldn’t make the PDF just now. Please try again, or print this page.';

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
		const file = await fetched(link.href);
		if (file) save(file, link.download, page);
		else page.defaultView?.alert(FAILED);
		link.ariaBusy = null;
		words.textContent = before;
	});
}

/** The file at an address; null where it cannot be had, whether the service or the connection fails. */
async function fetched(address: string): Promise<Blob | null> {
	try {
		const response = await fetch(address);
		return response.ok ? await response.blob() : null;
	} catch {
		return null;
	}
}

function save(file: Blob, name: string, page: Document): void {
	const href = URL.createObjectURL(file);
	Object.assign(page.createElement('a'), { href, download: name }).click();
	// The browser reads the URL after this task.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
