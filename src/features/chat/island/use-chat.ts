import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatMessages } from '../../../browser/stores/chat-messages.ts';
import { type OpenState, openState } from '../../../domain/hours/opening-hours.ts';
import { fieldOf, useLeadForm } from '../../forms/embed/form-kit.ts';
import type { ChatProps } from './chat-props.ts';
import { conversationText, withQuestion } from './conversation-text.ts';
import { useChatFlow } from './use-chat-flow.ts';

/** How often to look whether the yard is open, milliseconds. */
const LOOK_AGAIN_MS = 60_000;

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
	const flow = useChatFlow({ answers, dealer });
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
	// Yards close while a chat is open.
	const lookAgain = useEffectEvent(() => {
		if (timetable) setOpen(openState(timetable, new Date()));
	});
	useEffect(() => {
		const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
		return () => clearInterval(timer);
	}, []);
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
		const field = lead.element()?.querySelector('textarea');
		if (!field) return;
		field.value = withQuestion(field.value.trim(), question, turns);
		field.dispatchEvent(new Event('input', { bubbles: true }));
		requestAnimationFrame(() => {
			field.focus({ preventScroll: true });
			// Above the field is who gets the message, and with what.
			field.closest('.chat--message')?.scrollIntoView({ block: 'start' });
		});
	};
	return { lead, sent, said, open, isAsking, handOver, askAgain: () => setAsking(true) };
}
