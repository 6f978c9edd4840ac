import type { Part } from '../compare/difference.ts';
import type { DifferenceGroup } from '../compare/group-differences.ts';
import type { DealerReport, Report } from './report.ts';

/** Headings of the parts of a report. */
export const PART_TITLES: Record<Part, string> = {
	price: 'Prices',
	text: 'Texts',
	link: 'Links',
	metadata: 'Metadata',
	picture: 'Pictures',
	order: 'Order',
	markup: 'Markup',
};

/** 'one page', '2 pages'. */
export function pagesText(count: number): string {
	return count === 1 ? 'one page' : `${count.toLocaleString('en-AU')} pages`;
}

/** What a difference without texts of its own is. */
export function wordless({ part, where }: Pick<DifferenceGroup, 'part' | 'where'>): string {
	return part === 'order' ? 'the same in another order, or on another page of a list' : `other ${where}`;
}

/** The sums over a dealer's kinds of pages. */
export function totalsOf({
	changes,
}: Pick<DealerReport, 'changes'>): Record<'added' | 'removed' | 'changed' | 'restyled', number> {
	const sum = (what: 'added' | 'removed' | 'changed' | 'restyled') =>
		(changes?.kinds ?? []).reduce((total, kind) => total + kind[what], 0);
	return { added: sum('added'), removed: sum('removed'), changed: sum('changed'), restyled: sum('restyled') };
}

/** Whether anything of a dealer's site differs. */
export function isDifferent({ changes }: Pick<DealerReport, 'changes'>): boolean {
	return changes !== null && (changes.kinds.length > 0 || changes.files.length > 0);
}

/** The first sentence of a report. */
export function headline({ dealers, others }: Report): string {
	const different = dealers.filter(isDifferent).length;
	const all = dealers.length + others;
	const sites = all === 1 ? 'one site' : `${all} sites`;
	if (dealers.length === 0) return `This change concerns none of ${sites}`;
	return different === 0 ? `No page changes on ${sites}` : `Changes on ${different} of ${sites}`;
}

/** What was compared. */
export function comparedText({ against, now }: Report): string {
	const open =
		now.uncommitted === 0
			? ''
			: ` with ${now.uncommitted} uncommitted ${now.uncommitted === 1 ? 'file' : 'files'}`;
	return `${now.hash.slice(0, 9)}${open}, compared with ${against.ref} (${against.hash.slice(0, 9)})`;
}

/** Dealers with the same differences: a change of the code is the same change on many sites. */
export function alike(dealers: readonly DealerReport[]): DealerReport[][] {
	const groups = new Map<string, DealerReport[]>();
	for (const dealer of dealers) {
		const { state, problems, notes, changes } = dealer;
		const differences = (changes?.differences ?? []).map(({ part, before, after }) => [part, before, after]);
		const kinds = (changes?.kinds ?? []).map(({ kind }) => kind).toSorted();
		const files = (changes?.files ?? []).map(({ file }) => file);
		const pages = [changes?.added.length, changes?.removed.length];
		const isAlone = state !== 'kept' || problems.length + notes.length > 0;
		const key = isAlone ? dealer.slug : JSON.stringify([differences.toSorted(), kinds, files, pages]);
		groups.set(key, [...(groups.get(key) ?? []), dealer]);
	}
	return [...groups.values()];
}
