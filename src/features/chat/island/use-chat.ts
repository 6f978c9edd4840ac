import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { chatMessages, MOST_SENT } from '../../../browser/stores/chat-messages.ts';
import { type OpenState, openState } from '../../../domain/hours/opening-hours.ts';
import { type FormFlow, fieldOf, PLAIN_FLOW, textOf, useLeadForm } from '../../forms/embed/form-kit.ts';
import type { ChatProps } from './chat-props.ts';

/** The chat's form, and the messages that this browser has sent; what is typed is kept on the device until it is sent, on every page. */
export function useChat(
	form: Parameters<typeof useLeadForm>[0],
	{ dealer, timetable, questions, isPage }: Pick<ChatProps, 'dealer' | 'timetable' | 'questions' | 'isPage'>,
) {
	const $messages = chatMessages(dealer);
	const { sent } = useStore($messages, { ssr: 'initial' });
	/** What was said before a person was asked; it is sent with the message. */
	const [said, setSaid] = useState('');
	const sentAlong = useRef('');
	sentAlong.current = said;
	const note = (element: HTMLFormElement, reference: string | null) => {
		const text = textOf(element, 'message')?.trim() ?? '';
		const model = [textOf(element, 'Vehicle Make'), textOf(element, 'Vehicle Model')].filter(Boolean);
		const message = { text, about: model.join(' '), reference, at: Date.now() };
		$messages.update((before) => ({
			...before,
			draft: '',
			sent: [...before.sent, message].slice(-MOST_SENT),
		}));
		setSaid('');
		const field = fieldOf(element, 'message');
		if (field) field.value = '';
		(field as HTMLElement | undefined)?.focus();
	};
	const body = (element: HTMLFormElement) =>
		sentAlong.current === ''
			? {}
			: { message: [textOf(element, 'message')?.trim(), sentAlong.current].filter(Boolean).join('\n\n') };
	// biome-ignore lint/correctness/useExhaustiveDependencies: the store is the same for as long as the page.
	const flow = useMemo<FormFlow>(() => ({ ...PLAIN_FLOW, steps: [[]], kept: [], received: note, body }), []);
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
		if (element && textOf(element, 'message')) note(element, null);
	});
	useEffect(() => {
		if (state.status === 'sent-later') sentLater();
	}, [state.status]);
	const handOver = (question: string, conversation: string) => {
		setAsking(false);
		setSaid(conversation);
		const field = lead.element() && fieldOf(lead.element() as HTMLFormElement, 'message');
		if (!field) return;
		if (question !== '') field.value = question;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		requestAnimationFrame(() => (field as HTMLElement).focus());
	};
	return { lead, sent, said, open, isAsking, handOver, askAgain: () => setAsking(true) };
}
