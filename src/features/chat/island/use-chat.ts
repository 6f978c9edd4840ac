import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { waitingMessage } from '../../../browser/stores/chat-drafts.ts';
import { chatMessages, withSent } from '../../../browser/stores/chat-messages.ts';
import { type OpenState, openState } from '../../../domain/hours/opening-hours.ts';
import { type FormFlow, fieldOf, PLAIN_FLOW, textOf, useLeadForm } from '../../forms/embed/form-kit.ts';
import type { ChatProps } from './chat-props.ts';
import { conversationText, withConversation, withQuestion } from './conversation-text.ts';

/** The chat's form, and the messages that this browser has sent; what is typed is kept on the device until it is sent, on every page. */
export function useChat(
	form: Parameters<typeof useLeadForm>[0],
	{
		answers,
		dealer,
		timetable,
		questions,
		isPage,
	}: Pick<ChatProps, 'answers' | 'dealer' | 'timetable' | 'questions' | 'isPage'>,
) {
	const $messages = chatMessages(dealer);
	const { sent, isHandedOver, turns } = useStore($messages, { ssr: 'initial' });
	/** What was said before a person was asked; it is sent with the message. */
	const said = isHandedOver ? conversationText(turns) : '';
	const note = (element: HTMLFormElement, reference: string | null) => {
		const text = textOf(element, 'message')?.trim() ?? '';
		const model = [textOf(element, 'Vehicle Make'), textOf(element, 'Vehicle Model')].filter(Boolean);
		const message = { text, to: answers, about: model.join(' '), reference, at: Date.now() };
		$messages.update((before) => withSent(before, message));
		const field = fieldOf(element, 'message');
		if (field) field.value = '';
		(field as HTMLElement | undefined)?.focus();
	};
	const body = (element: HTMLFormElement) => {
		const chat = $messages.get();
		const text = textOf(element, 'message')?.trim() ?? '';
		return chat.isHandedOver ? { message: withConversation(text, conversationText(chat.turns)) } : {};
	};
	/** A message that waits to be sent is sent under its first id, so that it makes one lead on whichever page it is sent. */
	const attempt = () => waitingMessage(dealer)?.body.submission_id ?? null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the store is the same for as long as the page.
	const flow = useMemo<FormFlow>(
		() => ({ ...PLAIN_FLOW, steps: [[]], kept: [], received: note, body, attempt }),
		[],
	);
	const lead = useLeadForm(form, flow);
	const { isLive, state } = lead;

	const [open, setOpen] = useState<OpenState | null>(null);
	const [isAsking, setAsking] = useState(questions !== null && isPage === true);
	const begin = useEffectEvent(() => {
		if (timetable) setOpen(openState(timetable, new Date()));
		const field = lead.element() && fieldOf(lead.element() as HTMLFormElement, 'message');
		if (!field) return;
		const { draft, turns } = $messages.get();
		// A message that was begun or sent goes on; else questions come first.
		const isBegun = field.value !== '' || draft !== '' || (sent.length > 0 && turns.length === 0);
		setAsking(questions !== null && !isBegun);
		// What was typed before hydration wins over what an earlier page kept.
		if (field.value === '') field.value = draft;
		field.addEventListener('input', () => {
			$messages.update((before) => ({ ...before, draft: field.value }));
		});
	});
	useEffect(() => {
		if (isLive) begin();
	}, [isLive]);
	const sentLater = useEffectEvent(() => {
		const element = lead.element();
		const field = element && fieldOf(element, 'message');
		if (field) field.value = $messages.get().draft;
	});
	useEffect(() => {
		if (state.status === 'sent-later') sentLater();
	}, [state.status]);
	const handOver = (question: string) => {
		setAsking(false);
		$messages.update((before) => ({ ...before, isHandedOver: true }));
		const field = lead.element() && fieldOf(lead.element() as HTMLFormElement, 'message');
		if (!field) return;
		field.value = withQuestion(field.value.trim(), question, turns);
		field.dispatchEvent(new Event('input', { bubbles: true }));
		requestAnimationFrame(() => (field as HTMLElement).focus());
	};
	return { lead, sent, said, open, isAsking, handOver, askAgain: () => setAsking(true) };
}
