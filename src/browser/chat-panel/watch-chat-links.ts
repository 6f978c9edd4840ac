import { CHAT_PATH } from '../../paths/paths.ts';
import panel from './open-chat-panel.ts?address';

/** Opens the chat as a panel over the page where its page is linked; a link into another tab, and one that fails, leads to the page. */
export function watchChatLinks(page: Document): void {
	page.addEventListener('click', (event) => {
		const { target, button, ctrlKey, metaKey, shiftKey } = event;
		const link = (target as Element).closest(`a[href="${CHAT_PATH}"]`);
		if (!link || button || ctrlKey || metaKey || shiftKey) return;
		event.preventDefault();
		open(page).catch(() => location.assign(CHAT_PATH));
	});
}

async function open(page: Document): Promise<void> {
	const { openChatPanel } = (await import(/* @vite-ignore */ panel)) as typeof import('./open-chat-panel.ts');
	await openChatPanel(page);
}
