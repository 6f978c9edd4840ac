import { bodyPath, makePath } from '../../paths/paths.ts';
import { searchLabel } from '../facets/applied.ts';
import type { SearchHistoryEntry } from '../history/search-history.ts';
import type { Directory } from './directory.ts';
import { matchRank } from './match-rank.ts';

/** The maximum number of suggestions before "show all". */
export const MAX_SUGGESTIONS = 8;

/** A link below the search box to a list of vehicles. */
export interface Suggestion {
	readonly kind: 'recent' | 'make' | 'body' | 'model';
	readonly label: string;
	readonly href: string;
	/** Number of vehicles in the list; null for a recent search. */
	readonly count: number | null;
}

/**
 * The suggestions for a typed text: recent searches, makes, bodies and models, the best match first and among equals the most
 * frequent (resolution 37, DIRECTORY-003). Without a text: recent searches, then the commonest makes and bodies.
 */
export function suggestions(
	typed: string,
	directory: Directory,
	recent: readonly SearchHistoryEntry[],
	most = MAX_SUGGESTIONS,
): readonly Suggestion[] {
	const all = candidates(directory, recent);
	return (typed.trim() === '' ? suggestedFirst(all) : ranked(all, typed)).slice(0, most);
}

/** The suggestions without a typed text. Three places are reserved for bodies, however many makes there are. */
function suggestedFirst(all: readonly Suggestion[]): Suggestion[] {
	const of = (kind: Suggestion['kind'], most: number) =>
		all.filter((each) => each.kind === kind).slice(0, most);
	const bodies = of('body', 3);
	const recent = of('recent', MAX_SUGGESTIONS - bodies.length);
	return [...recent, ...of('make', MAX_SUGGESTIONS - bodies.length - recent.length), ...bodies];
}

function candidates(
	{ makes, bodies, models }: Directory,
	recent: readonly SearchHistoryEntry[],
): Suggestion[] {
	return [
		...recent.map(
			(entry): Suggestion => ({
				kind: 'recent',
				label: searchLabel(entry),
				href: entry.path,
				count: null,
			}),
		),
		...makes.map(
			({ name, slug, count }): Suggestion => ({
				kind: 'make',
				label: name,
				href: makePath(slug),
				count,
			}),
		),
		...bodies.map(
			({ name, slug, count }): Suggestion => ({
				kind: 'body',
				label: name,
				href: bodyPath(slug),
				count,
			}),
		),
		...models.map(
			({ manufacturer, model, count }): Suggestion => ({
				kind: 'model',
				label: `${manufacturer.name} ${model.name}`,
				href: makePath(manufacturer.slug, model.slug),
				count,
			}),
		),
	];
}

/** Candidates by match rank; the sort is stable, so equal ranks stay in the order of the candidates. */
function ranked(all: readonly Suggestion[], typed: string): Suggestion[] {
	return all
		.flatMap((suggestion) => {
			const rank = matchRank(typed, suggestion.label);
			return rank === null ? [] : [{ suggestion, rank }];
		})
		.sort((a, b) => a.rank - b.rank)
		.map(({ suggestion }) => suggestion);
}
