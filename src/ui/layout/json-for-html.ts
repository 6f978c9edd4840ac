/** Data as JSON that may stand inside a script element: no `<` can end the element or begin another. */
export function jsonForHtml(data: object): string {
	return JSON.stringify(data).replaceAll('<', '\\u003c');
}
