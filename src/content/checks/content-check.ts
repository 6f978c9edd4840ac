import type { Dealer } from '../../config/complete-dealer.ts';
import type { Problem } from '../../config/problem.ts';
import type { Content } from '../../domain/content/content.ts';

/** What a check of a dealer's words may look at. */
export interface CheckedContent {
	content: Content;
	dealer: Dealer;
	/** Whether a file is in the dealer's folder, by its path there. */
	hasFile: (path: string) => boolean;
}

/** One complaint; its file is named from the dealer's `content/` on, as `posts/a.md`. */
export type ContentFinding = Problem;

/** A rule about the meaning of a dealer's words, beyond their shape. Returns every complaint; none is a pass. */
export interface ContentCheck {
	name: string;
	check: (checked: CheckedContent) => ContentFinding[];
}
