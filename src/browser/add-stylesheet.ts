/** Adds a stylesheet to the page, unless it is there already. */
export function addStylesheet(href: string): void {
	if (document.querySelector(`link[href="${href}"]`)) return;
	const link = document.createElement('link');
	Object.assign(link, { rel: 'stylesheet', href });
	document.head.append(link);
}
