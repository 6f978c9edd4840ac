import { element } from '../../../browser/leads/element.ts';

/** Adds a stylesheet to the page, once, however many forms ask for it. */
export function addLook(href: string): void {
	if (document.querySelector(`link[href="${href}"]`)) return;
	const link = element('link', '');
	Object.assign(link, { rel: 'stylesheet', href });
	document.head.append(link);
}
