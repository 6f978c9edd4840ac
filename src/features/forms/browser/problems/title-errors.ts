const MARK = 'Error: ';

/**
 * Prefixes the page title with 'Error: ' while a visible form has errors, for screen readers and tabs (GOV.UK Design System, error
 * summary).
 */
export function titleErrors(): void {
	const title = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
	const hasErrors = [...document.querySelectorAll('.lead__bad')].some((box) => box.checkVisibility());
	document.title = hasErrors ? MARK + title : title;
}
