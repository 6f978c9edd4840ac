import { formatNumber } from '../../domain/vehicle/measures.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './offers.css?inline';
import type { OfferGroup } from './offers.ts';

interface Props {
	id: string;
	groups: readonly OfferGroup[];
	/** The chosen line, counted over all groups; -1 for none. */
	active: number;
	idOf: (index: number) => string;
	/** How many vehicles what was typed finds; null while nobody knows. */
	textCount: number | null;
	/** Shows what was left out for want of room. */
	showAll: () => void;
}

/** The lines below the search box: links, as they lead to lists and may be opened in another tab. */
export function OfferList({ id, groups, active, idOf, textCount, showAll }: Props) {
	const firsts = groups.map((_, at) =>
		groups.slice(0, at).reduce((sum, { offers }) => sum + offers.length, 0),
	);
	return (
		// The focus stays in the field, whatever is pressed here.
		<div
			className="offers"
			id={id}
			role="listbox"
			aria-label="Suggestions"
			onMouseDown={(event) => event.preventDefault()}
			tabIndex={-1}
		>
			<style href="offers" precedence="default">
				{css}
			</style>
			{groups.map(({ kind, title, offers }, at) => (
				// biome-ignore lint/a11y/useSemanticElements: a list box may hold groups, but no fieldset
				<div key={kind} role="group" aria-label={title ?? (kind === 'more' ? 'More' : 'As typed')}>
					{title && (
						<p className="offers__title" aria-hidden="true">
							{title}
						</p>
					)}
					{offers.map(({ label, href, count }, place) => {
						const index = (firsts[at] ?? 0) + place;
						const number = kind === 'text' ? textCount : count;
						if (kind === 'more')
							return (
								<button
									key={kind}
									id={idOf(index)}
									className="offers__line offers__more"
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
								className="offers__line"
								href={href}
								role="option"
								aria-selected={index === active}
								tabIndex={-1}
							>
								<Icon name={kind === 'recent' ? 'clock' : 'search'} />
								<span>{label}</span>
								{number !== null && <span className="offers__count">{formatNumber(number)}</span>}
							</a>
						);
					})}
				</div>
			))}
		</div>
	);
}
