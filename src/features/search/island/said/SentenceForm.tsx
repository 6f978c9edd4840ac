import type { FormEvent, KeyboardEvent } from 'react';
import { MAX_TYPED_LENGTH } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
	said: string;
	ask: (typed: string) => void;
}

/** The field with the sentence as typed; Enter sends it, as in a field of one line. */
export function SentenceForm({ said, ask }: Props) {
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('said')).trim();
		if (typed !== '') ask(typed);
	};
	const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		event.currentTarget.form?.requestSubmit();
	};
	return (
		<search>
			<form className="says__form" onSubmit={send}>
				<label htmlFor="said">Say what you’re looking for</label>
				<textarea
					id="said"
					name="said"
					rows={2}
					defaultValue={said}
					maxLength={MAX_TYPED_LENGTH}
					enterKeyHint="search"
					onKeyDown={sendOnEnter}
				/>
				<button className="btn btn--1 btn--l" type="submit">
					<Icon name="search" />
					<span className="says__go">Search</span>
				</button>
			</form>
		</search>
	);
}
