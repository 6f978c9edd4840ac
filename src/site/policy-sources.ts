import type { Site } from './site.ts';

/** Hosts a site's pages may talk to and load from, besides its own, by what the dealer has turned on. */
export interface PolicySources {
	connect: readonly string[];
	script: readonly string[];
	frame: readonly string[];
}

/** The hosts of a dealer's features. */
export function policySources({ dealer }: Site): PolicySources {
	const { search, analytics } = dealer;
	const host = search.backend === 'meilisearch' && search.host !== null ? [new URL(search.host).origin] : [];
	const pixel = analytics.pixel_id === null ? NO_PIXEL : PIXEL;
	return { connect: [...host, ...pixel.connect], script: pixel.script, frame: [] };
}

/** Where a Meta pixel's script and its settings come from, and where it sends to. Its picture is let in as all pictures are. */
const PIXEL = {
	script: ['https://connect.facebook.net'],
	connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

const NO_PIXEL = { script: [], connect: [] };
