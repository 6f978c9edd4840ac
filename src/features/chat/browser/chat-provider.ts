import type { ChatProviderData } from '../embed/chat-data.ts';

/** A chat provider, as pages use it. */
export interface ChatProvider {
	/** Opens the provider's chat. False where it cannot be loaded; the next call tries again. */
	open: () => Promise<boolean>;
}

/** A visitor who waits longer has no chat, milliseconds. */
const TIMEOUT_MS = 15_000;

/** A provider whose program opens its chat when it is loaded, as those of most providers do. */
export function scriptProvider({ script }: ChatProviderData): ChatProvider {
	return {
		open: async () => {
			const element = document.createElement('script');
			element.async = true;
			element.src = script;
			const isOpen = await runs(element);
			if (!isOpen) element.remove();
			return isOpen;
		},
	};
}

/** Whether a program is loaded in time and runs without an error. A program that fails is loaded, too. */
function runs(element: HTMLScriptElement): Promise<boolean> {
	return new Promise((settle) => {
		const ended = new AbortController();
		const settled = (isOpen: boolean) => () => {
			ended.abort();
			settle(isOpen);
		};
		const { signal } = ended;
		// Of another origin's program a page learns that one has failed, not which.
		const isOwn = ({ filename }: ErrorEvent) => filename === '' || filename === element.src;
		window.addEventListener('error', (event) => isOwn(event) && settled(false)(), { signal });
		element.addEventListener('load', settled(true), { signal });
		element.addEventListener('error', settled(false), { signal });
		const timer = setTimeout(settled(false), TIMEOUT_MS);
		signal.addEventListener('abort', () => clearTimeout(timer));
		document.head.append(element);
	});
}
