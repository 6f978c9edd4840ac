import type { StockSummary } from '../../stock/report/stock-report.ts';

/** The version of the form below. */
export const MANIFEST_VERSION = 6;

/** The record of one dealer's last build in an output folder, from which the next build finds changes. */
export interface Manifest {
	version: typeof MANIFEST_VERSION;
	/** The hash of all inputs of the site. */
	inputs: string;
	/** What is often asked of the lists of files below, which are long: the number of pages, and the hash of all paths (`hashOfPaths`). */
	listing: { pages: number; paths: string };
	/** The time for which the pages were built, ISO 8601; before it, the same inputs may give other pages. */
	builtFor: string;
	/** The time from which the same inputs may give other pages, ISO 8601. */
	validUntil: string;
	/** The hash of what all pages share: the bundle and the layout data. */
	shared: string;
	/**
	 * Page files with the hash of their content, when it last changed (ISO 8601), the page kind, the hash of what the content was computed
	 * from, and that of what tells whether this has changed; both empty where they are not known.
	 */
	pages: Record<string, [key: string, lastModified: string, kind: string, inputs: string, source: string]>;
	/** Other files generated from the stock and the configuration, with their hash. */
	files: Record<string, string>;
	/** The summary of the stock; null before the first build. */
	stock: StockSummary | null;
	/** The host names of the published site. */
	hosts: string[];
	/** Whether the site has a lead API, and so a data file for it. */
	hasApi: boolean;
	/** The version of that file; empty for none. */
	apiFile: string;
	/** Hashed assets with the last day on which a build used them, ISO 8601. */
	assets: Record<string, string>;
}

/** The record of no build: everything is built. */
export const EMPTY_MANIFEST: Manifest = {
	version: MANIFEST_VERSION,
	inputs: '',
	listing: { pages: 0, paths: '' },
	builtFor: new Date(0).toISOString(),
	validUntil: new Date(0).toISOString(),
	shared: '',
	pages: {},
	files: {},
	stock: null,
	hosts: [],
	hasApi: false,
	apiFile: '',
	assets: {},
};
