/**
 * Shares the address of the page, which names the figures; where a browser cannot share, it copies it.
 *
 * @returns whether it was copied
 */
export async function shareFigures(): Promise<boolean> {
	const { href: url } = location;
	if (navigator.share) {
		await navigator.share({ title: document.title, url }).catch(() => undefined);
		return false;
	}
	await navigator.clipboard.writeText(url).catch(() => window.prompt('The address of these figures', url));
	return true;
}
