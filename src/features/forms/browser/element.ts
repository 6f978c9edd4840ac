/** Creates an element with a class and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	className: string,
	...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const made = document.createElement(tag);
	if (className) made.className = className;
	made.append(...content);
	return made;
}
