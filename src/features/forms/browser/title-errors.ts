const MARK = 'Error: ';

/**
 * Begins the title of the page with 'Error: ' while a form in view has errors, as the first thing a screen reader says and a tab shows
 * (GOV.UK Design System, error summary).
 */
export function titleErrors(): void {
	const title = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
	const hasErrors = [...document.querySelectorAll('.lead__bad')].some((box) => box.checkVisibility());
	document.title = hasErrors ? MARK + title : title;
}
