/**
 * Moves the focus from a button that is removed with its row to a heading.
 *
 * @param section the anchor of the section; `garage` where the section goes too
 */
export function focusHeading(section: string): void {
	document.getElementById(`${section}-heading`)?.focus();
}
