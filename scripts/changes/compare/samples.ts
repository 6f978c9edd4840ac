import type { Part } from './difference.ts';
import type { PageComparison } from './page-differences.ts';

/** A page of which a report has pictures. */
export interface Sample {
	kind: string;
	path: string;
	/** How well it shows the change; lower is better. */
	rank: number;
	/** Whether the site had no page of this kind. */
	isNew: boolean;
}

/** What visitors see. */
const SEEN: readonly Part[] = ['price', 'text', 'picture', 'order'];
/** Files that decide how a page looks. Scripts act later. */
const STYLE = /\.(css|svg|woff2)$/;

/** A changed page as the sample of its kind; null where nothing can look different. */
export function sampleOf(
	page: Pick<Sample, 'kind' | 'path'>,
	{ differences, assets }: PageComparison,
): Sample | null {
	const has = (parts: readonly Part[]) => differences.some(({ part }) => parts.includes(part));
	const isRestyled = assets.some((asset) => STYLE.test(asset));
	const rank = has(SEEN) ? 0 : has(['markup']) ? 1 : isRestyled ? 2 : null;
	return rank === null ? null : { ...page, rank, isNew: false };
}
