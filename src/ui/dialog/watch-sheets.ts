const OPEN = '[data-sheet]:popover-open';

/**
 * Makes popovers marked `data-sheet`, which cover the window, modal dialogs while they are open, however they were opened: the focus inside,
 * the rest of the page inert. The mark's text is the dialog's name; it is empty where the markup has a role and a name. Back closes
 * them, as in apps, instead of leaving the page.
 */
export function watchSheets(page: Document): void {
	let inert: HTMLElement[] = [];
	/** A link was followed: the entry of the sheet is taken away when the visitor comes back (`pageshow`). */
	let isLeaving = false;
	/** The next `popstate` is the sheet's own entry being taken away. */
	let isTidying = false;

	const enter = (sheet: HTMLElement) => {
		isLeaving = false;
		// Opened by its address while the page loads, it is found open here and its `toggle` comes afterwards.
		if (sheet.ariaModal) return;
		inert = outside(sheet).filter((element) => !element.inert);
		for (const element of inert) element.inert = true;
		sheet.ariaModal = 'true';
		if (sheet.dataset['sheet']) {
			sheet.role = 'dialog';
			sheet.ariaLabel = sheet.dataset['sheet'];
		}
		sheet.tabIndex = -1;
		if (!sheet.contains(page.activeElement))
			(sheet.querySelector<HTMLElement>('[autofocus], [data-close]') ?? sheet).focus();
		// A dialog that the address names has an entry of its own.
		if (!history.state?.sheet && !isNamed(sheet)) history.pushState({ ...history.state, sheet: 'open' }, '');
	};
	const leave = (sheet: HTMLElement) => {
		for (const element of inert) element.inert = false;
		sheet.ariaModal = null;
		if (sheet.dataset['sheet']) {
			sheet.role = null;
			sheet.ariaLabel = null;
		}
	};
	/** Takes the entry of a closed sheet away; one that holds changes (`moved`) becomes an ordinary entry. */
	const tidy = () => {
		const { sheet } = history.state ?? {};
		if (!sheet || page.querySelector(OPEN)) return;
		if (sheet === 'moved') return history.replaceState(null, '');
		isTidying = true;
		history.back();
	};

	// Before it closes: an inert button cannot be given the focus back.
	page.addEventListener('beforetoggle', (event) => isSheet(event, 'closed') && leave(event.target), true);
	page.addEventListener(
		'toggle',
		(event) => {
			if (isSheet(event, 'open')) enter(event.target);
			else if (isSheet(event, 'closed') && !isLeaving) tidy();
		},
		true,
	);
	page.addEventListener(
		'click',
		({ target }) => {
			isLeaving = (target as Element).closest(`${OPEN} a[href]`) !== null;
		},
		true,
	);
	addEventListener('pageshow', tidy);
	addEventListener(
		'popstate',
		(event) => {
			const sheet = page.querySelector<HTMLElement>(OPEN);
			if (sheet || isTidying) event.stopImmediatePropagation();
			isTidying = false;
			if (!sheet) return;
			const hasMoved = sheet.dataset['moved'] !== undefined;
			delete sheet.dataset['moved'];
			sheet.hidePopover();
			// What was chosen in the sheet stays chosen.
			if (hasMoved) history.forward();
		},
		true,
	);
	// Opened before this script came.
	const early = page.querySelector<HTMLElement>(OPEN);
	if (early) enter(early);
}

type SheetEvent = ToggleEvent & { target: HTMLElement };

function isSheet(event: Event, state: 'open' | 'closed'): event is SheetEvent {
	const { newState, target } = event as ToggleEvent;
	return newState === state && target instanceof HTMLElement && target.dataset['sheet'] !== undefined;
}

/** Everything beside an element and beside what holds it. */
function outside(element: Element): HTMLElement[] {
	const { parentElement } = element;
	if (!parentElement || element === document.body) return [];
	const beside = [...parentElement.children].filter((other) => other !== element);
	return [...(beside as HTMLElement[]), ...outside(parentElement)];
}

function isNamed(sheet: Element): boolean {
	return document.getElementById(location.hash.slice(1))?.closest('[popover]') === sheet;
}
