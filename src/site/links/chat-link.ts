import type { Dealer } from '../../config/complete-dealer.ts';
import { CHAT_PATH } from '../../paths/chat-path.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { LinkOf } from './linker.ts';

/** The link to the chat in every page (CHAT-001); null where there is none. */
export function chatLinkOf({ features: { chat } }: Dealer, link: LinkOf): Link | null {
	const href = chat === false ? null : link(CHAT_PATH);
	if (!chat || href === null) return null;
	return { label: chat.answers && chat.provider === null ? 'Ask us' : 'Chat with us', href };
}
