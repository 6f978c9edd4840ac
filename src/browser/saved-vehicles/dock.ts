/** The place at the foot of the window for what comes up while one uses a page. */
export interface Dock {
	toast: HTMLElement;
	tray: HTMLElement;
	/** For those who do not see the tray. */
	status: HTMLElement;
}

let dock: Dock | null = null;

/** Makes the dock when it is first needed. */
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
