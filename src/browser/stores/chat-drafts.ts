import type { FormCategory } from '../../domain/lead/lead-category.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { chatMessages, withSent } from './chat-messages.ts';
import { type LeadDraft, leadDrafts } from './lead-drafts.ts';

/** Written again: the constant shared with it would be one more name in the script of every form. */
const CHAT: FormCategory = 'Chat';

/** The draft of the message in a chat's field that waits to be sent, on whichever page it was written; null for none. */
export function waitingMessage(dealer: string): LeadDraft | null {
	const text = chatMessages(dealer).get().draft.trim();
	return (
		leadDrafts(dealer)
			.get()
			.find((draft) => !draft.refused && isMessage(draft, text)) ?? null
	);
}

/** Moves a message of the chat that was sent later to those that were sent, so that no page offers it to be sent again. */
export function noteSentLater(dealer: string, draft: LeadDraft, lead_id: string): void {
	chatMessages(dealer).update((chat) => {
		const text = chat.draft.trim();
		if (!isMessage(draft, text)) return chat;
		const { body } = draft;
		const about = [body['Vehicle Make'], body['Vehicle Model']].filter(Boolean).join(' ');
		return withSent(chat, { text, to: '', about, reference: leadReference(lead_id), at: Date.now() });
	});
}

/** Whether a draft is a message of the chat with a text, below which what was said may follow. */
function isMessage({ body }: LeadDraft, text: string): boolean {
	return text !== '' && body['category'] === CHAT && `${body['message']}\n\n`.startsWith(`${text}\n\n`);
}
