import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { LONGEST_QUESTION } from '../../../domain/answers/question-length.ts';
import type { ChatQuestions } from '../embed/chat-data.ts';
import { AnswerTurn } from './AnswerTurn.tsx';
import { conversationText } from './conversation-text.ts';
import { useAnswers } from './use-answers.ts';

/** Questions that the site answers itself, with a way to a person at every step (CHAT-003, VDPACT-012). */
export function Answers({
	questions,
	handOver,
}: {
	questions: ChatQuestions;
	handOver: (message: string) => void;
}) {
	const { turns, ask, isBusy, suggested } = useAnswers(questions);
	const field = useRef<HTMLInputElement>(null);
	const log = useRef<HTMLOListElement>(null);
	const press = (question: string) => {
		if (question.trim() !== '' && !isBusy) void ask(question.trim());
		if (field.current) field.current.value = '';
		field.current?.focus();
	};
	// The question at the top of what is seen, with its answer below.
	useEffect(() => {
		if (turns.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start' });
	}, [turns.length]);
	return (
		<div className="chat">
			{turns.length === 0 && (
				<p>
					What would you like to know about this {questions.noun}? You’ll see where each answer comes from. If
					the site doesn’t say, I’ll tell you so.
				</p>
			)}
			<div role="log" aria-label="Questions and answers" aria-busy={isBusy}>
				<ol className="chat__log" ref={log}>
					{turns.map((turn, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: turns are only added
						<AnswerTurn key={index} turn={turn} links={questions.links} />
					))}
				</ol>
			</div>
			<div className="chat__foot">
				<div className="chat__chips">
					{suggested.map((question) => (
						<button type="button" key={question} onClick={() => press(question)}>
							{question}
						</button>
					))}
					<button type="button" onClick={() => handOver(conversationText(turns, field.current?.value ?? ''))}>
						Ask the yard
					</button>
				</div>
				<QuestionForm field={field} send={press} />
				<p className="small muted">
					Answered by a computer, from this dealer’s site only. No finance advice.
				</p>
			</div>
		</div>
	);
}

/** The field for a question, with its button. */
function QuestionForm({
	field,
	send,
}: {
	field: RefObject<HTMLInputElement | null>;
	send: (text: string) => void;
}) {
	const id = useId();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send(field.current?.value ?? '');
	};
	return (
		<form className="chat__ask" onSubmit={submit}>
			<label className="vh" htmlFor={id}>
				Your question
			</label>
			<input
				ref={field}
				id={id}
				type="text"
				placeholder="Ask a question"
				maxLength={LONGEST_QUESTION}
				autoComplete="off"
				enterKeyHint="send"
			/>
			<button className="btn btn--2" type="submit">
				Ask
			</button>
		</form>
	);
}
