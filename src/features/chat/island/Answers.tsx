import { useEffect, useEffectEvent, useRef } from 'react';
import { AnswerTurn } from './AnswerTurn.tsx';
import { FirstWords, HowItWorks } from './ChatWords.tsx';
import type { ChatProps } from './chat-props.ts';
import { PendingTurn } from './PendingTurn.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { takeQuestion } from './take-question.ts';
import { useAnswers } from './use-answers.ts';

interface Props {
	chat: Pick<ChatProps, 'dealer'>;
	questions: NonNullable<ChatProps['questions']>;
	/** Asks a person: with the last question, and with what was said before. */
	handOver: (question: string) => void;
}

/** Questions that the site answers itself, with a way to a person at every step (CHAT-003, VDPACT-012). */
export function Answers({ chat, questions, handOver }: Props) {
	const { turns, ask, forget, pending, suggested } = useAnswers(questions, chat.dealer);
	const field = useRef<HTMLInputElement>(null);
	const log = useRef<HTMLOListElement>(null);
	const press = (question: string) => {
		if (question.trim() === '' || pending !== null) return false;
		void ask(question.trim());
		field.current?.focus();
		return true;
	};
	const askPerson = () => {
		const typed = field.current?.value.trim() ?? '';
		handOver(typed || (turns.at(-1)?.question ?? ''));
	};
	const taken = useEffectEvent((question: string) => {
		if (question === '') field.current?.focus();
		else press(question);
	});
	useEffect(() => takeQuestion(document, taken), []);
	// The question at the top of what is seen, with its answer below.
	const count = turns.length + Number(pending !== null);
	useEffect(() => {
		if (turns.length > 0 || pending !== null)
			log.current?.lastElementChild?.scrollIntoView({ block: 'start' });
	}, [turns.length, pending]);
	return (
		<div className="chat chat--asking">
			{count === 0 && <FirstWords isOfVehicle={questions.vehicle !== null} />}
			<div role="log" aria-label="Questions and answers" aria-busy={pending !== null}>
				<ol className="chat__log" ref={log}>
					{turns.map((turn, index) => (
						<AnswerTurn
							key={turn.at}
							turn={turn}
							page={questions.vehicle}
							links={questions.links}
							isLast={index === turns.length - 1 && pending === null}
							{...{ ask: press, askPerson }}
						/>
					))}
					{pending !== null && <PendingTurn question={pending} />}
				</ol>
			</div>
			<div className="chat__foot">
				<div className="chat__chips">
					{suggested.map((question) => (
						<button type="button" key={question} onClick={() => press(question)}>
							{question}
						</button>
					))}
					<button type="button" onClick={askPerson}>
						Ask a person
					</button>
				</div>
				<QuestionForm field={field} send={press} />
				<HowItWorks forget={turns.length > 0 ? forget : null} operator={questions.operator} />
			</div>
		</div>
	);
}
