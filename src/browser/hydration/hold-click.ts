/** Longer than this nobody waits for an answer to a click, milliseconds: what the HTML says is done then. */
const PATIENCE_MS = 5000;

/** A click that waits until something can answer it. */
export interface HeldClick {
	/** Clicks again where somebody clicked, if anybody did, and holds no more. */
	release: () => void;
}

/**
 * Holds the first click inside an element. Let through are those that open another tab and such, and those that send a form which only
 * looks something up: nothing could answer better than the page it leads to.
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
			if (!isPlain(event as MouseEvent) || looksUp(event.target)) return;
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
