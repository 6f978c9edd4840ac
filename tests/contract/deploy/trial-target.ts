import type { Target } from '../../../src/deploy/target.ts';

/** A target with nothing in it, and its visitors' view. */
export interface TrialTarget {
	target: Target;
	/** The same place, opened by another publisher. */
	another: Target;
	/** The file that a visitor of a host gets; null for none. */
	visit(host: string, path: string): Promise<string | null>;
	/** Makes the place lose a file of the live release. */
	lose(slug: string, path: string): Promise<void>;
	/** How many reads of contents come before the first one is sent, of a site that the target does not know: hosts want a digest of each. */
	readsBeforeSending?: (files: number) => number;
	close(): Promise<void>;
}

/** A target where what leads a host to a site is a file of its own. */
export interface TargetWithHosts extends TrialTarget {
	/** Makes the place lose what leads a host of a dealer to the site. */
	loseHost: (host: string, slug: string) => Promise<void>;
}

/** The host of the dealer `coast`. */
export const HOST = 'www.coast.example';

/** The state that the home page of `coast` names. */
export async function visitedState({ visit }: TrialTarget): Promise<string | undefined> {
	return /<title>(.*)<\/title>/.exec((await visit(HOST, 'index.html')) ?? '')?.[1];
}
