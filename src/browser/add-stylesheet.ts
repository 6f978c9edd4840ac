/** Adds a stylesheet to the page, once, however many parts of the page ask for it. */
export function addStylesheet(href: string): void {
	if (document.querySelector(`link[href="${href}"]`)) return;
	const link = document.createElement('link');
	Object.assign(link, { rel: 'stylesheet', href });
	document.head.append(link);
}
