/**
 * Adds a stylesheet to the page, unless it is there, and waits until it applies: content that is shown before it would move. One that
 * cannot be loaded is not waited for.
 */
export async function addStylesheet(href: string): Promise<void> {
	if (document.querySelector(`link[href="${href}"]`)) return;
	const link = document.createElement('link');
	await new Promise((settle) => {
		Object.assign(link, { rel: 'stylesheet', href, onload: settle, onerror: settle });
		document.head.append(link);
	});
}
