import type { Dealer } from '../../config/complete-dealer.ts';
import type { Problem } from '../../config/problems/problem.ts';
import type { Content } from '../../domain/content/content.ts';
import type { StockMemory } from '../../stock/stock-order.ts';
import type { LocalPicture } from '../pictures/local-pictures.ts';

/** What a process that builds a dealer's site again and again remembers of it. Everything in it can be read or computed again. */
export interface SiteMemory {
	stock: StockMemory;
	folder?: FolderMemory;
}

/** A dealer's folder without its stock, as it was read and checked. */
export interface FolderMemory {
	/** The versions of its files. */
	files: string;
	source: ReadFolder;
	/** The pictures of the folder that its options and texts name. */
	named?: readonly string[];
	/** The pictures that the site used, by their names. */
	pictures?: { names: string; found: UsedPictures };
	/** The period in which the same files give the same site: from the build on that read them, to that site's next change. */
	from: Date;
	until: Date;
}

/** A dealer's folder without its stock. */
export interface ReadFolder {
	/** Null when the options are invalid: then only the texts are checked. */
	dealer: Dealer | null;
	content: Content;
	problems: Problem[];
	/** What legal rules found and do not stop this dealer for. */
	warnings: Problem[];
}

/** The pictures of a dealer's folder that a site uses, and notes on those that cannot be used. */
export interface UsedPictures {
	pictures: Map<string, LocalPicture>;
	lines: string[];
	/** `Site.basis` of all sites with these options, texts and pictures in this period. */
	basis: object;
}
