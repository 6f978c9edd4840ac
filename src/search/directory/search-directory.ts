import { DIRECTORY_PAGE_SIZE, type DirectoryEntry } from './directory.ts';
import { matchRank } from './match-rank.ts';

/** One page of what the manufacturer and model search finds. */
export interface DirectoryAnswer {
	readonly hits: readonly DirectoryEntry[];
	/** How many there are on all pages. */
	readonly count: number;
	readonly pages: number;
	/** Counted from 1; the last one where a later one was asked for. */
	readonly page: number;
}

/** The models that a typed text means, by manufacturer, model or body: the best match first (DIRECTORY-003). All for no text. */
export function searchDirectory(
	models: readonly DirectoryEntry[],
	typed: string,
	page: number,
): DirectoryAnswer {
	const found = typed.trim() === '' ? models : ranked(models, typed);
	const pages = Math.max(1, Math.ceil(found.length / DIRECTORY_PAGE_SIZE));
	const shown = Math.min(Math.max(page, 1), pages);
	const first = (shown - 1) * DIRECTORY_PAGE_SIZE;
	return { hits: found.slice(first, first + DIRECTORY_PAGE_SIZE), count: found.length, pages, page: shown };
}

function ranked(models: readonly DirectoryEntry[], typed: string): DirectoryEntry[] {
	return models
		.flatMap((entry) => {
			const { manufacturer, model } = entry;
			const name = matchRank(typed, model.name) ?? matchRank(typed, `${manufacturer.name} ${model.name}`);
			const rank = name ?? matchRank(typed, `${manufacturer.name} ${model.name} ${model.body ?? ''}`);
			return rank === null ? [] : [{ entry, rank }];
		})
		.sort((a, b) => a.rank - b.rank || b.entry.count - a.entry.count)
		.map(({ entry }) => entry);
}
