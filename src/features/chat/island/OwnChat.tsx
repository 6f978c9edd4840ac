import { FormStatus, ProofStatus, SendButton } from '../../../ui/form/FormStatus.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { PhoneField, TextField } from '../../../ui/form/TextField.tsx';
import { ConsentFields, completeForm, LeadFormFrame, STATUS_WORDS } from '../../forms/embed/form-kit.ts';
import { Answers } from './Answers.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatProps } from './chat-props.ts';
import { useChat } from './use-chat.ts';

/** The dealer's own chat: messages that the dealer answers by phone or text, and those sent before. */
export function OwnChat({ chat }: { chat: ChatProps }) {
	const { answers, phone } = chat;
	const form = completeForm(chat.form);
	const { lead, sent, open, isAsking, handOver, askAgain } = useChat(form, chat);
	const { state, isLive } = lead;
	return (
		<div className="chat">
			{isAsking && chat.questions && <Answers questions={chat.questions} handOver={handOver} />}
			{/* Hidden, not taken away: what is typed in the form stays. */}
			<div className="chat" hidden={isAsking}>
				<p className="chat__open">
					{open === null
						? `${answers} answers by phone or text.`
						: open.open
							? `${open.text}. ${answers} answers by phone or text.`
							: `${open.text}. Leave a message, and ${answers} answers by phone or text then.`}
				</p>
				<ChatLog sent={sent} answers={answers} />
				<LeadFormFrame form={form} lead={lead} subject={null}>
					<input type="hidden" name="category" value={form.categories[0]?.value} />
					<TextAreaField name="message" label={sent.length > 0 ? 'Another message' : 'Message'} required />
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
				{isLive && chat.questions && (
					<button className="btn btn--2" type="button" onClick={askAgain}>
						Ask what this page knows
					</button>
				)}
			</div>
		</div>
	);
}
