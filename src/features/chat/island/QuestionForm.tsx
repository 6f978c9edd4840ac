import { type FormEvent, type RefObject, useId, useState } from 'react';
import { LONGEST_QUESTION } from '../../../domain/answers/questions/question-length.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

/**
 * The field for a question, with its button. A browser sends such a form nowhere before it is hydrated, and its press is held until then.
 */
export function QuestionForm({
	field,
	send,
}: {
	field: RefObject<HTMLInputElement | null>;
	/** Asks it; false where it cannot be asked now. */
	send: (text: string) => boolean;
}) {
	const id = useId();
	/** How long a question is that was too long to ask; 0 for none. */
	const [tooLong, setTooLong] = useState(0);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const text = field.current?.value.trim() ?? '';
		const isLong = text.length > LONGEST_QUESTION;
		setTooLong(isLong ? text.length : 0);
		if (!isLong && send(text) && field.current) field.current.value = '';
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
				aria-describedby={`${id}-long`}
				aria-invalid={tooLong > 0 || undefined}
				autoComplete="off"
				enterKeyHint="send"
			/>
			<button className="icon-btn chat__send" type="submit">
				<Icon name="send" />
				<span className="vh">Ask</span>
			</button>
			{tooLong > 0 && (
				<p className="fld__bad" role="alert" id={`${id}-long`}>
					A question can have up to {LONGEST_QUESTION} characters, and yours has{' '}
					{tooLong.toLocaleString('en-AU')}. Shorten it, or ask a person, who gets all of it.
				</p>
			)}
		</form>
	);
}
