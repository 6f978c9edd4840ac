import type { Dealer } from './complete-dealer.ts';

/** The language model that phrases the answers of a dealer's chat; null where none does. */
export function chatModelOf({ chat }: Pick<Dealer['features'], 'chat'>) {
	return chat !== false && chat.answers && chat.provider === null ? chat.model : null;
}
