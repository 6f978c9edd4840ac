import { Fragment, useEffect, useRef } from 'react';
import { EMPTY_SEARCH, type SearchState } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { SaidPart } from './said-parts.ts';

interface Props {
	state: SearchState;
	understood: readonly SaidPart[];
	/** Filters that are not of the sentence. */
	chosen: readonly SaidPart[];
	saves: string | null;
	change: (next: SearchState) => void;
}

/** The filters of a sentence and those beside it, by their kinds; each can be taken away. */
export function SaidChips({ state, understood, chosen, saves, change }: Props) {
	const chips = useRef<HTMLDivElement>(null);
	/** The place of the chip that was taken away, where the focus stays. */
	const taken = useRef<number | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the chips are of the state.
	useEffect(() => {
		if (taken.current === null) return;
		const left = [...(chips.current?.querySelectorAll('button') ?? [])];
		(left[taken.current] ?? left.at(-1) ?? document.getElementById('said'))?.focus();
		taken.current = null;
	}, [state]);
	const take = (next: SearchState, place: number) => {
		taken.current = place;
		change(next);
	};
	const lists = [
		{ name: 'We understood', parts: understood },
		{ name: 'And you chose', parts: chosen },
	].filter(({ parts }) => parts.length > 0);
	return (
		<div className="says__chips" ref={chips}>
			{lists.map(({ name, parts }) => (
				<Fragment key={name}>
					<p aria-hidden="true">{name}</p>
					<ul className="chips" aria-label={name}>
						{parts.map(({ kind, text, without }, index) => (
							<li key={kind + text}>
								<button
									className="chip applied__chip"
									type="button"
									onClick={() => take(without, parts === chosen ? understood.length + index : index)}
								>
									<span className="vh">Take away </span>
									{kind && <small>{kind} </small>}
									{text}
									<Icon name="x" />
								</button>
							</li>
						))}
					</ul>
				</Fragment>
			))}
			<p>
				<button className="link" type="button" onClick={() => change({ ...EMPTY_SEARCH, sort: state.sort })}>
					Clear all
				</button>
				{saves !== null && (
					<button className="link" type="button" data-mark="search" data-path={saves}>
						Save this search
					</button>
				)}
			</p>
		</div>
	);
}
