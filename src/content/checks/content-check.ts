import type { Dealer } from '../../config/complete-dealer.ts';
import type { Problem } from '../../config/problems/problem.ts';
import type { Content } from '../../domain/content/content.ts';

/** The input of a content check. */
export interface CheckedContent {
	content: Content;
	dealer: Dealer;
	/** Whether a file is in the dealer's folder, by its path there. */
	hasFile: (path: string) => boolean;
}

/** A problem found by a check; its file is relative to the dealer's `content/`, such as `posts/a.md`. */
export type ContentFinding = Problem;

/** A rule about the meaning of a dealer's content, beyond its shape. Returns all findings; none means it passes. */
export interface ContentCheck {
	name: string;
	check: (checked: CheckedContent) => ContentFinding[];
}
