import { bodyPath, makePath } from '../../paths/paths.ts';
import { searchLabel } from '../facets/applied.ts';
import type { SearchHistoryEntry } from '../history/search-history.ts';
import type { Directory } from './directory.ts';
import { matchRank } from './match-rank.ts';

/** The most lines below a search box before all are asked for. */
export const MOST_SUGGESTIONS = 8;

/** A line below a search box that leads to a list. */
export interface Suggestion {
	readonly kind: 'recent' | 'make' | 'body' | 'model';
	readonly label: string;
	readonly href: string;
	/** How many vehicles the list has; null for a search of the past. */
	readonly count: number | null;
}

/**
 * What somebody who types may mean: searches they made, makes, bodies and models, the best match first and among equals the most
 * frequent (resolution 37, DIRECTORY-003). Without a text: their last searches, then what the stock has most of.
 */
export function suggestions(
	typed: string,
	directory: Directory,
	recent: readonly SearchHistoryEntry[],
	most = MOST_SUGGESTIONS,
): readonly Suggestion[] {
	const all = candidates(directory, recent);
	return (typed.trim() === '' ? offered(all) : ranked(all, typed)).slice(0, most);
}

/** What to offer for nothing: bodies keep their place however many makes there are. */
function offered(all: readonly Suggestion[]): Suggestion[] {
	const of = (kind: Suggestion['kind'], most: number) =>
		all.filter((each) => each.kind === kind).slice(0, most);
	const bodies = of('body', 3);
	const recent = of('recent', MOST_SUGGESTIONS - bodies.length);
	return [...recent, ...of('make', MOST_SUGGESTIONS - bodies.length - recent.length), ...bodies];
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

/** The order of candidates breaks ties, as sorting keeps it. */
function ranked(all: readonly Suggestion[], typed: string): Suggestion[] {
	return all
		.flatMap((suggestion) => {
			const rank = matchRank(typed, suggestion.label);
			return rank === null ? [] : [{ suggestion, rank }];
		})
		.sort((a, b) => a.rank - b.rank)
		.map(({ suggestion }) => suggestion);
}
