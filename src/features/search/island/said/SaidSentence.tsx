import { MAX_QUERY_LENGTH, type SearchState } from '../../../../search/state.ts';
import type { SearchActions } from '../search-actions.ts';
import type { SearchSession } from '../session/open-session.ts';
import { Instead } from './Instead.tsx';
import { SaidChips } from './SaidChips.tsx';
import { SentenceForm } from './SentenceForm.tsx';
import css from './said.css?inline';
import { useSaidParts } from './use-said-parts.ts';

interface Props {
	state: SearchState;
	actions: Pick<SearchActions, 'change' | 'ask'>;
	session: SearchSession;
	/** The address by which the search is saved; null where visitors have no account. */
	saves: string | null;
}

/** A sentence as typed, the filters that were made of it, and what of it was not used. Loaded when a sentence was understood. */
export function SaidSentence({ state, actions: { change, ask }, session, saves }: Props) {
	const { said = '' } = state;
	const { understood, chosen, unused, rest } = useSaidParts(state, session.asideClient);
	return (
		<section className="says" aria-label="What you are looking for">
			{/* Kept here: the page loads no stylesheet for it. */}
			<style>{css}</style>
			<SentenceForm key={said} said={said} ask={(typed) => ask(typed, rest)} />
			{said.length > MAX_QUERY_LENGTH && <p role="status">We read only the beginning.</p>}
			<SaidChips {...{ state, understood, chosen, saves, change }} />
			{unused.length > 0 && <Instead {...{ state, unused, change }} client={session.asideClient} />}
		</section>
	);
}
