import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_NOTE } from '../../../../api/watchlist/saved-car.ts';
import type { WaitingNote } from '../../../../browser/stores/waiting-notes.ts';
import { useNote } from './use-note.ts';

interface Props {
	api: string;
	dealer: string;
	/** The vehicle's, for screen readers. */
	title: string;
	/** The note as it is kept; its text is empty for none. */
	note: WaitingNote;
	/** Whether it waited on this device: it is sent at once, and the focus stays where it is. */
	waited: boolean;
	onKept: (note: string | null) => void;
	/** `hadFocus`: whether the focus was in the form. */
	onClose: (hadFocus: boolean) => void;
}

/** The field of the visitor's note, which has the focus when it opens. */
export function NoteForm({ api, dealer, title, note, waited, onKept, onClose }: Props) {
	const [text, setText] = useState(note.text);
	const form = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const id = useId();
	const close = () => onClose(form.current?.contains(document.activeElement) ?? false);
	const keep = () => {
		onKept(text.trim() || null);
		close();
	};
	const { problem, isWaiting, send, drop } = useNote({ api, dealer, note: { ...note, text }, onKept: keep });
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
	useEffect(() => {
		if (waited) send();
		else field.current?.focus();
	}, []);
	return (
		<form
			ref={form}
			className="saved-row__edit"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
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
			<p
				id={`${id}-help`}
				className={problem === null || isWaiting ? undefined : 'saved-row__bad'}
				role={problem === null ? undefined : 'alert'}
			>
				{problem ?? 'Kept in your account. Only you see it.'}
			</p>
			<div>
				<button className="btn btn--2" type="submit">
					Save note
				</button>
				<button
					className="btn btn--3"
					type="button"
					onClick={() => {
						drop();
						close();
					}}
				>
					Cancel
				</button>
			</div>
		</form>
	);
}
