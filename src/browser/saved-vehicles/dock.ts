/** The container at the bottom of the window for the toast and the tray. */
export interface Dock {
	toast: HTMLElement;
	tray: HTMLElement;
	/** The live region for screen readers. */
	status: HTMLElement;
}

let dock: Dock | null = null;

/** The dock of a page, created on first use. */
export function dockOf(page: Document): Dock {
	if (dock) return dock;
	const box = Object.assign(page.createElement('div'), {
		className: 'dock',
		innerHTML:
			'<div class="toast" role="status"></div><section class="tray" aria-label="To compare" hidden></section><p class="vh" role="status"></p>',
	});
	page.body.append(box);
	const [toast, tray, status] = box.children;
	dock = { toast, tray, status } as { [Part in keyof Dock]: HTMLElement };
	return dock;
}
