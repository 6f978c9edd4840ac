import { partHash } from '../../pages/page-key.ts';
import type { ComputedPage, PageFrame } from '../../pages/render-page.ts';
import { withParts } from '../../pages/shared-parts.ts';
import type { SentPages } from './sent-pages.ts';

/**
 * How many parts a rendering thread keeps at most. Nearly all are cards: it keeps those of as many vehicles as the thread that computes
 * pages remembers.
 */
const MOST_PARTS = 40_000;

/** The parts that a rendering thread has: each is sent once, so that it is the same object on all pages, which is rendered once. */
export class SentParts {
	readonly #sent = new Set<string>();

	/** Pages to send, with the parts that the thread does not have. */
	pack(pages: readonly ComputedPage[], frame: PageFrame): SentPages {
		const isFresh = this.#sent.size > MOST_PARTS;
		if (isFresh) this.#sent.clear();
		const parts: [string, object][] = [];
		const hashOf = (part: object) => {
			const hash = partHash(part);
			if (!this.#sent.has(hash)) parts.push([hash, part]);
			this.#sent.add(hash);
			return hash;
		};
		return {
			pages: pages.map(({ content: { meta, data }, ...page }) => ({
				...page,
				content: { meta, data: withParts(page.kind, data, hashOf) },
			})),
			frame: { ...frame, shell: hashOf(frame.shell) },
			parts,
			isFresh,
		};
	}
}
