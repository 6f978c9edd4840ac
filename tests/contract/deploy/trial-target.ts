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
	/** The number of contents of a new site that are read before the first one is sent: hosts need a digest of each. */
	readsBeforeSending?: (files: number) => number;
	close(): Promise<void>;
}

/** A target that has a file for each host, which leads to its site. */
export interface TargetWithHosts extends TrialTarget {
	/** Makes the place lose the file of a host. */
	loseHost: (host: string, slug: string) => Promise<void>;
}

/** The host of the dealer `coast`. */
export const HOST = 'www.coast.example';

/** The state that the home page of `coast` names. */
export async function visitedState({ visit }: TrialTarget): Promise<string | undefined> {
	return /<title>(.*)<\/title>/.exec((await visit(HOST, 'index.html')) ?? '')?.[1];
}
