import type { PageContent } from '../../../site/route.ts';
import type { ComputedPage, PageFrame } from '../../pages/render-page.ts';
import { withParts } from '../../pages/shared-parts.ts';
import type { SentPages } from './sent-pages.ts';

/** The parts that a rendering thread was sent. */
export class ReceivedParts {
	readonly #parts = new Map<string, object>();

	/** The pages as they were computed, with the same objects for parts that they have in common. */
	unpack({ pages, frame, parts, isFresh }: SentPages): { pages: ComputedPage[]; frame: PageFrame } {
		if (isFresh) this.#parts.clear();
		for (const [hash, part] of parts) this.#parts.set(hash, part);
		const partOf = (hash: unknown) => {
			const part = this.#parts.get(String(hash));
			if (!part) throw new Error(`a part of a page was not sent: ${hash}`);
			return part;
		};
		return {
			pages: pages.map(({ content: { meta, data }, ...page }) => {
				const whole = withParts(page.kind, data as PageContent['data'], partOf);
				return { ...page, content: { meta, data: whole as PageContent['data'] } };
			}),
			frame: { ...frame, shell: partOf(frame.shell) as PageFrame['shell'] },
		};
	}
}
