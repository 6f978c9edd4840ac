const OPEN = '[data-sheet]:popover-open';

/** Elements that were made inert for the open dialog. */
let inert: HTMLElement[] = [];
/** A link was followed: the dialog's history entry is removed when the visitor comes back (`pageshow`). */
let isLeaving = false;
/** The next `popstate` comes from removing the dialog's own history entry. */
let isTidying = false;

/**
 * Makes popovers with `data-sheet`, which cover the window, modal while they are open: focus inside, the rest of the page inert. The
 * attribute's value is the dialog's accessible name; it is empty where the markup has a role and a name. Back closes them, as in apps,
 * instead of leaving the page.
 */
export function watchSheets(page: Document): void {
	// Before it closes, because an inert button cannot get the focus back.
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
			const wasTidying = isTidying;
			isTidying = false;
			if (sheet || wasTidying) event.stopImmediatePropagation();
			if (!sheet) return;
			// A dialog that was opened before the entry of the closed one was gone.
			if (wasTidying) return addEntry();
			const hasMoved = sheet.dataset['moved'] !== undefined;
			delete sheet.dataset['moved'];
			sheet.hidePopover();
			// Keeps the choices made in the dialog.
			if (hasMoved) history.forward();
		},
		true,
	);
	// Already opened before this script ran.
	const early = page.querySelector<HTMLElement>(OPEN);
	if (early) enter(early);
}

/** Makes an opened dialog modal, with a history entry of its own. */
function enter(sheet: HTMLElement): void {
	isLeaving = false;
	// A dialog opened by its address during loading is found open here, and its `toggle` event follows.
	if (sheet.ariaModal) return;
	inert = outside(sheet).filter((element) => !element.inert);
	for (const element of inert) element.inert = true;
	sheet.ariaModal = 'true';
	if (sheet.dataset['sheet']) {
		sheet.role = 'dialog';
		sheet.ariaLabel = sheet.dataset['sheet'];
	}
	sheet.tabIndex = -1;
	if (!sheet.contains(document.activeElement))
		(sheet.querySelector<HTMLElement>('[autofocus], [data-close]') ?? sheet).focus();
	// A dialog opened by its address already has a history entry.
	if (!history.state?.sheet && !isNamed(sheet)) addEntry();
}

/** Adds the history entry that lets Back close a dialog. */
function addEntry(): void {
	history.pushState({ ...history.state, sheet: 'open' }, '');
}

/** Makes the page usable again before a dialog closes. */
function leave(sheet: HTMLElement): void {
	for (const element of inert) element.inert = false;
	sheet.ariaModal = null;
	if (sheet.dataset['sheet']) {
		sheet.role = null;
		sheet.ariaLabel = null;
	}
}

/** Removes the history entry of a closed dialog; an entry with changes (`moved`) becomes an ordinary one. */
function tidy(): void {
	const { sheet } = history.state ?? {};
	if (!sheet || document.querySelector(OPEN)) return;
	if (sheet === 'moved') return void history.replaceState(null, '');
	isTidying = true;
	history.back();
}

type SheetEvent = ToggleEvent & { target: HTMLElement };

function isSheet(event: Event, state: 'open' | 'closed'): event is SheetEvent {
	const { newState, target } = event as ToggleEvent;
	return newState === state && target instanceof HTMLElement && target.dataset['sheet'] !== undefined;
}

/** All siblings of an element and of its ancestors. */
function outside(element: Element): HTMLElement[] {
	const { parentElement } = element;
	if (!parentElement || element === document.body) return [];
	const beside = [...parentElement.children].filter((other) => other !== element);
	return [...(beside as HTMLElement[]), ...outside(parentElement)];
}

function isNamed(sheet: Element): boolean {
	return document.getElementById(location.hash.slice(1))?.closest('[popover]') === sheet;
}
