import type { OpenState } from '../../../domain/hours/opening-hours.ts';
import { FormStatus, ProofStatus, SendButton } from '../../../ui/form/FormStatus.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { PhoneField, TextField } from '../../../ui/form/TextField.tsx';
import {
	ConsentFields,
	completeForm,
	LeadFormFrame,
	LocationFields,
	STATUS_WORDS,
} from '../../forms/embed/form-kit.ts';
import { Answers } from './Answers.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatProps } from './chat-props.ts';
import { useChat } from './use-chat.ts';

/** The dealer's own chat: messages that the dealer answers by phone or text, and those sent before. */
export function OwnChat({ chat }: { chat: ChatProps }) {
	const { answers, phone, questions } = chat;
	const form = completeForm(chat.form);
	const { lead, sent, said, open, isAsking, handOver, askAgain } = useChat(form, chat);
	const { state, isLive } = lead;
	return (
		<div className="chat">
			{isAsking && questions && <Answers {...{ chat, questions, handOver }} />}
			{/* Hidden, not taken away: what is typed in the form stays. Shown where no script answers (chat-dialog.css). */}
			<div className="chat chat--message" hidden={isAsking}>
				<p className="chat__open">
					{said === ''
						? openingWords(open, answers)
						: `${answers} gets your question and what was said so far.`}
					{isLive && questions && (
						<>
							{' '}
							<button className="link link--ink" type="button" onClick={askAgain}>
								{said === '' ? 'Ask what our pages know' : 'Back to the answers'}
							</button>
						</>
					)}
				</p>
				<ChatLog sent={sent} />
				<LeadFormFrame form={form} lead={lead} subject={null}>
					<input type="hidden" name="category" value={form.categories[0]?.value} />
					<TextAreaField name="message" label={sent.length > 0 ? 'Another message' : 'Message'} required />
					{said !== '' && (
						<details className="chat__said small">
							<summary className="link">See what is sent</summary>
							<p>{said}</p>
						</details>
					)}
					<LocationFields />
					<TextField name="name" label="Name" autoComplete="name" required />
					<PhoneField name="phone" label="Mobile" hint="To answer this message only" required />
					<ConsentFields isAnswered={false} />
					{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
					{isLive && <FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />}
					<div className="lead__foot">
						<SendButton
							label={open?.open === false ? 'Leave message' : 'Send message'}
							isSending={state.isSending}
						/>
						<p className="small muted">
							{form.promise} Or call{' '}
							<a className="link link--ink" href={phone.href}>
								{phone.text}
							</a>
							.
						</p>
					</div>
				</LeadFormFrame>
			</div>
		</div>
	);
}

function openingWords(open: OpenState | null, answers: string): string {
	if (open === null) return `${answers} answers by phone or text.`;
	return open.open
		? `${open.text}. ${answers} answers by phone or text.`
		: `${open.text}. Leave a message, and ${answers} answers by phone or text then.`;
}
