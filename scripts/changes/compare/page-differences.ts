import { diffArrays } from 'diff';
import type { Difference } from './difference.ts';
import { lineDifferences } from './line-differences.ts';
import { normalHtml } from './normal-html.ts';
import { readFacts } from './page-facts.ts';
import { valueDifferences } from './value-differences.ts';

/** How a page differs from its earlier version. */
export interface PageComparison {
	/** Empty where only other scripts or styles are loaded. */
	differences: Difference[];
	/** Assets, hashes included, that only one of both loads. */
	assets: string[];
}

/** Compares two versions of a page; null where they are the same, byte for byte. */
export function comparePages(before: string, after: string): PageComparison | null {
	if (before === after) return null;
	const [old, fresh] = [normalHtml(before), normalHtml(after)];
	const assets = [...without(old.assets, fresh.assets), ...without(fresh.assets, old.assets)];
	if (old.html === fresh.html) return { differences: [], assets };
	const [earlier, facts] = [readFacts(before), readFacts(after)];
	const differences = [
		...lineDifferences(earlier.lines, facts.lines),
		...valueDifferences('link', earlier.links, facts.links),
		...valueDifferences('metadata', earlier.metadata, facts.metadata),
		...valueDifferences('picture', earlier.pictures, facts.pictures),
	];
	return {
		differences: differences.length > 0 ? differences : tagDifferences(old.html, fresh.html),
		assets,
	};
}

function without(list: readonly string[], other: readonly string[]): string[] {
	const known = new Set(other);
	return [...new Set(list)].filter((asset) => !known.has(asset));
}

/** Changed tags that a report shows of one page; more of them hardly help a reader. */
const TAGS_SHOWN = 3;

/** The first differences of the tags themselves, where visitors and search engines read the same. */
function tagDifferences(before: string, after: string): Difference[] {
	const tags = (html: string) => html.match(/<[^>]+>/g) ?? [];
	const found: Difference[] = [];
	let removed: string | null = null;
	for (const part of diffArrays(tags(before), tags(after))) {
		const text = part.value.join('');
		if (part.removed) removed = text;
		else if (part.added || removed !== null) {
			found.push({ part: 'markup', where: '', before: removed, after: part.added ? text : null });
			removed = null;
		}
	}
	if (removed !== null) found.push({ part: 'markup', where: '', before: removed, after: null });
	return found.length > 0
		? found.slice(0, TAGS_SHOWN)
		: [{ part: 'markup', where: 'scripts and styles in the page', before: null, after: null }];
}
