import { memo } from 'react';
import type { ChatProps } from './chat-props.ts';
import { OwnChat } from './OwnChat.tsx';
import { ProviderChat } from './ProviderChat.tsx';

/** The chat: the dealer's own, or that of the provider in its place. */
function ChatIsland(chat: ChatProps) {
	return chat.provider ? <ProviderChat chat={chat} provider={chat.provider} /> : <OwnChat chat={chat} />;
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const Chat = memo(ChatIsland);
