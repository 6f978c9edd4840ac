import type { BuiltSite } from '../deploy/built-site.ts';
import type { Checked } from '../deploy/publish-site.ts';
import type { Target, Watching } from '../deploy/target.ts';
import type { Builder } from '../generator/open-builder.ts';
import type { Metrics } from './metrics.ts';

/** What a watching process works with. */
export interface WatchParts {
	/** Absolute paths. */
	dealersDir: string;
	outDir: string;
	builder: Builder;
	target: Target;
	/** The right to watch for the target. */
	alone: Watching;
	/** Finds what keeps a site from being published. `folder`: the version of the dealer's folder. */
	check: (site: BuiltSite, folder: string) => Promise<Checked>;
	/** Sends a dealer's stock to the search server: null when it arrived, or is not wanted there; else the problem. */
	index: (slug: string) => Promise<string | null>;
	metrics: Metrics;
	now: () => Date;
	/** Stops the work in progress; dealers that are not finished stay as they were. */
	signal: AbortSignal;
}
