import { CHAT_PATH } from '../../paths/chat-path.ts';
import { page, type Route } from '../../site/route.ts';
import { chatContent } from './view.ts';

/** The chat as a page, where the dealer has one (CHAT-001). */
export const chatRoute: Route = {
	name: 'chat',
	pages: ({ dealer }) =>
		dealer.features.chat === false || dealer.lead_api === null
			? []
			: [page({ path: CHAT_PATH, kind: 'chat', sitemap: null, content: chatContent })],
};
