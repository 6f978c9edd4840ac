import { useMemo } from 'react';
import { waitingMessage } from '../../../browser/stores/chat-drafts.ts';
import { chatMessages, withSent } from '../../../browser/stores/chat-messages.ts';
import { type FormFlow, fieldOf, PLAIN_FLOW, textOf } from '../../forms/embed/form-kit.ts';
import type { ChatProps } from './chat-props.ts';
import { conversationText, withConversation } from './conversation-text.ts';

/**
 * How a message is sent: with what was said before, where a person was asked; with its receipt it is noted as sent, and the field is empty
 * again.
 */
export function useChatFlow({ answers, dealer }: Pick<ChatProps, 'answers' | 'dealer'>): FormFlow {
	// biome-ignore lint/correctness/useExhaustiveDependencies: both are the same for as long as the page.
	return useMemo(() => {
		const $messages = chatMessages(dealer);
		return {
			...PLAIN_FLOW,
			steps: [[]],
			kept: [],
			received: (element, reference) => {
				const text = textOf(element, 'message')?.trim() ?? '';
				const model = [textOf(element, 'Vehicle Make'), textOf(element, 'Vehicle Model')].filter(Boolean);
				const message = { text, to: answers, about: model.join(' '), reference, at: Date.now() };
				$messages.update((before) => withSent(before, message));
				const field = fieldOf(element, 'message');
				if (field) field.value = '';
				(field as HTMLElement | undefined)?.focus();
			},
			body: (element) => {
				const { isHandedOver, turns } = $messages.get();
				const text = textOf(element, 'message')?.trim() ?? '';
				return isHandedOver ? { message: withConversation(text, conversationText(turns)) } : {};
			},
			// A message that waits to be sent is sent under its first id, so that it makes one lead on whichever page it is sent.
			attempt: () => waitingMessage(dealer)?.body.submission_id ?? null,
		};
	}, []);
}
