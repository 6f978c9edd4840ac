import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { Icon } from '../icon/Icon.tsx';
import type { SuggestionGroup } from './suggestion-groups.ts';
import css from './suggestions.css?inline';

interface Props {
	id: string;
	groups: readonly SuggestionGroup[];
	/** Index of the active option over all groups; -1 for none. */
	active: number;
	idOf: (index: number) => string;
	/** Number of vehicles matching the typed text; null while unknown. */
	textCount: number | null;
	/** Shows the remaining suggestions. */
	showAll: () => void;
}

/** Suggestions below the search box, as links, so that they can be opened in another tab. */
export function SuggestionList({ id, groups, active, idOf, textCount, showAll }: Props) {
	const firsts = groups.map((_, at) =>
		groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
	);
	return (
		// Keeps the focus in the field when an option is pressed.
		<div
			className="suggestions"
			id={id}
			role="listbox"
			aria-label="Suggestions"
			onMouseDown={(event) => event.preventDefault()}
			tabIndex={-1}
		>
			{/* Kept here: React would hoist it before the order of the layers, which puts all components below the base. */}
			<style>{css}</style>
			{groups.map(({ kind, title, options }, at) => (
				// biome-ignore lint/a11y/useSemanticElements: a list box may hold groups, but no fieldset
				<div key={kind} role="group" aria-label={title ?? (kind === 'more' ? 'More' : 'As typed')}>
					{title && (
						<p className="suggestions__title" aria-hidden="true">
							{title}
						</p>
					)}
					{options.map(({ label, href, count }, place) => {
						const index = (firsts[at] ?? 0) + place;
						const number = kind === 'text' ? textCount : count;
						if (kind === 'more')
							return (
								<button
									key={kind}
									id={idOf(index)}
									className="suggestions__line suggestions__more"
									type="button"
									role="option"
									aria-selected={index === active}
									tabIndex={-1}
									onClick={showAll}
								>
									{label}
								</button>
							);
						return (
							<a
								key={href}
								id={idOf(index)}
								className="suggestions__line"
								href={href}
								role="option"
								aria-selected={index === active}
								tabIndex={-1}
							>
								<Icon name={kind === 'recent' ? 'clock' : 'search'} />
								<span>{label}</span>
								{number !== null && <span className="suggestions__count">{formatNumber(number)}</span>}
							</a>
						);
					})}
				</div>
			))}
		</div>
	);
}
