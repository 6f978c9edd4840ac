import { type Countdown, countdown } from './countdown.ts';
import { dockOf } from './dock.ts';

/** How long a toast stays, milliseconds (resolution 222). */
const TOAST_MS = 3000;

/** What one can do about what a toast says. */
export type WayOn = { label: string; href: string } | { label: string; act: () => void };

let time: Countdown | null = null;

/** Says for three seconds what happened; for longer while one points at it or has come to it by keyboard (resolution 222). */
export function showToast(text: string, way: WayOn | null): void {
	const { toast } = dockOf(document);
	time ??= timeOf(toast);
	const control = way && controlOf(way);
	toast.replaceChildren(
		Object.assign(document.createElement('p'), { textContent: text }),
		...(control ? [control] : []),
	);
	time.restart();
	// What was pressed may be gone with its card: one is led to what takes it back.
	if (control instanceof HTMLButtonElement)
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) control.focus();
		});
}

function timeOf(toast: HTMLElement): Countdown {
	const made = countdown(TOAST_MS, () => toast.replaceChildren());
	const look = () => (toast.matches(':hover, :has(:focus-visible)') ? made.pause() : made.resume());
	// After the event, when it shows where the focus has gone.
	for (const sign of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
		toast.addEventListener(sign, () => setTimeout(look));
	return made;
}

function controlOf(way: WayOn): HTMLElement {
	if ('href' in way)
		return Object.assign(document.createElement('a'), { href: way.href, textContent: way.label });
	return Object.assign(document.createElement('button'), {
		type: 'button',
		textContent: way.label,
		onclick: way.act,
	});
}
