/** How long a click is held, milliseconds; then its default action happens. */
const PATIENCE_MS = 5000;

/** A click that is held until the island is hydrated. */
export interface HeldClick {
	/** Replays the held click, if any, and stops holding. */
	release: () => void;
}

/**
 * Holds the first click inside an element. Not held are clicks that open another tab, clicks on fields, whose state hydration preserves,
 * and clicks that submit a search form, which leads to a page of results.
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
			// Clicks are dispatched on elements.
			const target = event.target as Element;
			if (!isPlain(event as MouseEvent) || looksUp(target) || isNative(target)) return;
			event.preventDefault();
			event.stopPropagation();
			if (clicked) return;
			// The nearest HTML element: an SVG icon inside a button has no `click` method.
			clicked = event.composedPath().find((node) => node instanceof HTMLElement) ?? null;
			patience = setTimeout(release, PATIENCE_MS);
		},
		{ capture: true, signal: holding.signal },
	);
	return { release };
}

/** Whether a click does what its element does, in this tab. */
export function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
	return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

function looksUp(target: Element): boolean {
	return target.closest<HTMLButtonElement>('button[type=submit]')?.form?.method === 'get';
}

/** Whether the browser handles a click itself: on fields and their labels, and on links into another tab. */
function isNative(target: Element): boolean {
	return (
		!target.closest('button, [type=submit]') && !!target.closest('label, input, select, textarea, a[target]')
	);
}
