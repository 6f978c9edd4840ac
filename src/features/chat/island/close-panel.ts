/** Closes the chat's dialog: the place of a quotation may be behind it. */
export const closePanel = (): void =>
	document.querySelector<HTMLElement>('#chat:popover-open')?.hidePopover();
