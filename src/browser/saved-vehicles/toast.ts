import { type Countdown, countdown } from './countdown.ts';
import { dockOf } from './dock.ts';

/** The duration of a toast, milliseconds (resolution 222). */
const TOAST_MS = 3000;

/** The action of a toast: a link or a button. */
export type WayOn = { label: string; href: string } | { label: string; act: () => void };

/** A message with a title in a line of its own. */
interface TitledMessage {
	title: string;
	text: string;
}

let time: Countdown | null = null;

/** Shows a message for three seconds, and longer while the pointer or the keyboard focus is on it (resolution 222). */
export function showToast(message: string | TitledMessage, way: WayOn | null): void {
	const { toast } = dockOf(document);
	time ??= timeOf(toast);
	const control = way && controlOf(way);
	toast.replaceChildren(textOf(message), ...(control ? [control] : []));
	time.restart();
	// The pressed button may be gone with its card, so the focus moves to the toast's undo button.
	if (control instanceof HTMLButtonElement)
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) control.focus();
		});
}

function textOf(message: string | TitledMessage): HTMLElement {
	const paragraph = document.createElement('p');
	if (typeof message === 'string') paragraph.textContent = message;
	else {
		const title = Object.assign(document.createElement('b'), { textContent: message.title });
		const text = Object.assign(document.createElement('span'), { textContent: message.text });
		paragraph.append(title, ' ', text);
	}
	return paragraph;
}

function timeOf(toast: HTMLElement): Countdown {
	const made = countdown(TOAST_MS, () => toast.replaceChildren());
	const pauseOrResume = () => (toast.matches(':hover, :has(:focus-visible)') ? made.pause() : made.resume());
	// After the event, when the new focus is known.
	for (const sign of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
		toast.addEventListener(sign, () => setTimeout(pauseOrResume));
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
