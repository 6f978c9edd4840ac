/** How long a click is held, milliseconds; what the HTML says is done then. */
const PATIENCE_MS = 5000;

/** A click that waits until something can answer it. */
export interface HeldClick {
	/** Repeats the click that was held, if there was one, and holds no more. */
	release: () => void;
}

/**
 * Holds the first click inside an element. Let through are clicks that open another tab, those on fields, whose state hydration keeps, and
 * those that send a search form: the page it leads to is the best answer.
 */
export function holdClick(element: Element): HeldClick {
	const holding = new AbortController();
	let clicked: HTMLElement | null = null;
	let patience: ReturnType<typeof setTimeout> | undefined;

	const release = () => {
		clearTimeout(patience);
		holding.abort();
		const target = clicked;
		clicked = null;
		if (target?.isConnected) target.click();
	};
	element.addEventListener(
		'click',
		(event) => {
			if (!isPlain(event as MouseEvent) || looksUp(event.target) || isNative(event.target)) return;
			event.preventDefault();
			event.stopPropagation();
			if (clicked) return;
			// The sign inside a button cannot be clicked again, the button can.
			clicked = event.composedPath().find((node) => node instanceof HTMLElement) ?? null;
			patience = setTimeout(release, PATIENCE_MS);
		},
		{ capture: true, signal: holding.signal },
	);
	return { release };
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
	return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

function looksUp(target: EventTarget | null): boolean {
	const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=submit]');
	return button ? button.form?.method === 'get' : false;
}

/** Whether the browser alone answers a click: in fields and their labels, and on links into another tab. */
function isNative(target: EventTarget | null): boolean {
	if (!(target instanceof Element) || target.closest('button, [type=submit]')) return false;
	return target.closest('label, input, select, textarea, a[target]') !== null;
}
