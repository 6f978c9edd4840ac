import { type FormEvent, type RefObject, useId } from 'react';
import { LONGEST_QUESTION } from '../../../domain/answers/question-length.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** The field for a question, with its button. A browser sends such a form nowhere before it is hydrated, and its press is held until then. */
export function QuestionForm({
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
		<form className="chat__ask" method="dialog" onSubmit={submit}>
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
			<button className="icon-btn chat__send" type="submit">
				<Icon name="send" />
				<span className="vh">Ask</span>
			</button>
		</form>
	);
}
