import type { ChatProviderData } from '../embed/chat-data.ts';

/** A chat provider, as pages use it. */
export interface ChatProvider {
	/** Opens the provider's chat. False where it cannot be loaded; the next call tries again. */
	open: () => Promise<boolean>;
}

/** A provider whose program opens its chat when it is loaded, as those of most providers do. */
export function scriptProvider({ script }: ChatProviderData): ChatProvider {
	return {
		open: () =>
			new Promise((settle) => {
				const element = document.createElement('script');
				element.async = true;
				element.src = script;
				element.addEventListener('load', () => settle(true));
				element.addEventListener('error', () => {
					element.remove();
					settle(false);
				});
				document.head.append(element);
			}),
	};
}
