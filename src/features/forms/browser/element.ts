/** An element with its classes and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	look: string,
	...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const made = document.createElement(tag);
	if (look) made.className = look;
	made.append(...content);
	return made;
}
