import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_NOTE } from '../../../api/watchlist/saved-car.ts';
import { sendNote } from './send-note.ts';

interface Props {
	api: string;
	carId: string;
	/** The vehicle's, for screen readers. */
	title: string;
	/** The kept note; empty for none. */
	note: string;
	onKept: (note: string | null) => void;
	onClose: () => void;
}

/** The field of the visitor's note, which has the focus when it opens. */
export function NoteForm({ api, carId, title, note, onKept, onClose }: Props) {
	const [text, setText] = useState(note);
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const id = useId();
	useEffect(() => field.current?.focus(), []);
	const save = async (event: { preventDefault: () => void }) => {
		event.preventDefault();
		const error = await sendNote(api, carId, text);
		setProblem(error);
		if (error === null) onKept(text.trim() || null);
	};
	return (
		<form className="saved-row__edit" onSubmit={save}>
			<label htmlFor={id}>
				Your note<span className="vh"> about {title}</span>
			</label>
			<textarea
				ref={field}
				id={id}
				rows={3}
				maxLength={LONGEST_NOTE}
				value={text}
				aria-describedby={`${id}-help`}
				onChange={({ target }) => setText(target.value)}
			/>
			<p id={`${id}-help`} role={problem === null ? undefined : 'alert'}>
				{problem ?? 'Kept in your account. Only you see it.'}
			</p>
			<div>
				<button className="btn btn--2" type="submit">
					Save note
				</button>
				<button className="btn btn--3" type="button" onClick={onClose}>
					Cancel
				</button>
			</div>
		</form>
	);
}
