import type { ChatData } from './embed/chat-data.ts';

/** The data of the chat's own page. */
export interface ChatPageData {
	chat: ChatData;
}
