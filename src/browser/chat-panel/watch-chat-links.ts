import { CHAT_PATH } from '../../paths/chat-path.ts';
import { isPlain } from '../hydration/hold-click.ts';
import panel from './open-chat-panel.ts?address';

/** Opens the chat as a panel over the page where its page is linked; a link into another tab, and one that fails, leads to the page. */
export function watchChatLinks(page: Document): void {
	page.addEventListener('click', (event) => {
		if (!(event.target as Element).closest(`a[href="${CHAT_PATH}"]`) || !isPlain(event)) return;
		event.preventDefault();
		import(/* @vite-ignore */ panel)
			.then(({ openChatPanel }: typeof import('./open-chat-panel.ts')) => openChatPanel(page, CHAT_PATH))
			.catch(() => location.assign(CHAT_PATH));
	});
}
