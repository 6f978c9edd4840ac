import { type KeptTurn, readTurns } from './chat-turns.ts';
import { dealerAtom } from './persisted-atom.ts';

/** A message that was sent by chat. */
export interface SentMessage {
	text: string;
	/** Who answers it: 'Righto Cars, Kewdale'; empty where another page sent it later. */
	to: string;
	/** The vehicle it is about: 'Toyota Corolla'; empty for none. */
	about: string;
	/** 'A1B2-C3D4'; null for a message that is held. */
	reference: string | null;
	/** Unix milliseconds. */
	at: number;
}

/** What this browser keeps of a dealer's chat, so that it goes on across pages. */
export interface ChatMessages {
	/** What is typed and not sent yet. */
	draft: string;
	/** Whether a person was asked, so that what was said goes with the message. */
	isHandedOver: boolean;
	/** The last messages that were sent, the latest last. */
	sent: readonly SentMessage[];
	/** Questions and their answers, the latest last. */
	turns: readonly KeptTurn[];
}

/** Messages that are kept: a conversation, not an archive. */
export const MOST_SENT = 20;

/** How long sent messages are kept, milliseconds: a month. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The chat of a dealer's site. */
export const chatMessages = dealerAtom<ChatMessages>({
	name: 'chat',
	initial: { draft: '', isHandedOver: false, sent: [], turns: [] },
	read: (stored) => readChat(stored, Date.now()),
});

/** The chat once its message was sent, and nothing is typed. */
export const withSent = (chat: ChatMessages, message: SentMessage): ChatMessages => ({
	...chat,
	draft: '',
	isHandedOver: false,
	sent: [...chat.sent, message].slice(-MOST_SENT),
});

/** The chat as it was stored, without messages that are a month old; any script may have written it. */
export function readChat(stored: unknown, now: number): ChatMessages {
	const { draft, isHandedOver, sent, turns } = (
		typeof stored === 'object' && stored ? stored : {}
	) as Partial<ChatMessages>;
	return {
		draft: typeof draft === 'string' ? draft : '',
		isHandedOver: isHandedOver === true,
		sent: Array.isArray(sent) ? sent.filter((one) => isRecent(one, now)).slice(-MOST_SENT) : [],
		turns: readTurns(turns, now),
	};
}

function isRecent(value: unknown, now: number): value is SentMessage {
	if (typeof value !== 'object' || value === null) return false;
	const { text, to, about, reference, at } = value as Partial<SentMessage>;
	const isReference = reference === null || typeof reference === 'string';
	return (
		typeof text === 'string' &&
		typeof to === 'string' &&
		typeof about === 'string' &&
		isReference &&
		typeof at === 'number' &&
		at > now - KEPT_MS
	);
}
