import { type ConcernedDealer, concernedDealers } from './concern.ts';
import { type DealerFacts, dealerFacts } from './dealer-facts.ts';
import { type Commit, changedPaths, dealersAt, folderInRepository } from './repository.ts';
import { templateFiles } from './template-files.ts';

/** The dealers that the changes since a commit concern. */
export interface ConcernedFleet {
	/** Those that exist now. */
	present: (ConcernedDealer & DealerFacts)[];
	/** All dealers that exist now. */
	fleet: DealerFacts[];
	/** The slugs of those whose folder is gone. */
	removed: string[];
	/** The slugs of those that did not exist then. */
	added: string[];
	/** The number of dealers that are neither. */
	others: number;
}

/**
 * Finds the dealers that the changes since a commit concern, uncommitted ones included.
 *
 * @param slugs all dealers that exist now
 * @throws UserError for a folder of dealers outside the repository
 */
export async function findConcerned(
	root: string,
	commit: Commit,
	dealersDir: string,
	slugs: readonly string[],
): Promise<ConcernedFleet> {
	const dealersFolder = folderInRepository(root, dealersDir);
	const before = dealersAt(root, commit, dealersFolder);
	const removed = before.filter((slug) => !slugs.includes(slug));
	const facts = await dealerFacts(dealersDir, slugs);
	const concerned = concernedDealers(
		changedPaths(root, commit),
		[...facts, ...removed.map((slug) => ({ slug, template: null }))],
		{ dealersFolder, templateFiles: templateFiles(root) },
	);
	const present = concerned.flatMap((dealer) => {
		const known = facts.find(({ slug }) => slug === dealer.slug);
		return known ? [{ ...known, ...dealer }] : [];
	});
	return {
		present,
		fleet: facts,
		removed,
		added: slugs.filter((slug) => !before.includes(slug)),
		others: slugs.length - present.length,
	};
}
