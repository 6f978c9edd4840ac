import '../../../../ui/styles/empty-list.css';
import type { Noun } from '../../../../search/facets/result-count.ts';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchSession } from '../session/open-session.ts';
import { usePart } from '../use-part.ts';
import address from '../ways-out/WaysOut.tsx?address';

interface Props {
	state: SearchState;
	change: (next: SearchState) => void;
	session: SearchSession;
	/** The noun for the results of a search. */
	nounOf: (state: SearchState) => Noun;
}

/** Empty result (resolution 35). What else there is comes with the first such search. */
export function EmptySearch(props: Props) {
	const part = usePart<typeof import('../ways-out/WaysOut.tsx')>(address);
	return (
		<div className="empty">
			<p className="empty__text">No {props.nounOf(props.state).many} found</p>
			{part && <part.WaysOut {...props} />}
		</div>
	);
}
