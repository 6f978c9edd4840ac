import type { BuiltSite } from './built-site.ts';
import { type FileChange, fileChanges } from './file-changes.ts';
import { type DifferenceGroup, groupDifferences, type PageDifferences } from './group-differences.ts';
import { comparePages, type PageComparison } from './page-differences.ts';
import { readFacts } from './page-facts.ts';
import { type Sample, sampleOf } from './samples.ts';

/** A page that a change adds or removes. */
export interface NamedPage {
	path: string;
	title: string;
}

/** The pages of one kind. */
export interface KindChanges {
	kind: string;
	added: number;
	removed: number;
	/** Pages that say or show something else. */
	changed: number;
	/** Pages that only load other scripts or styles. */
	restyled: number;
}

/** How the built site of a dealer differs from its earlier version. */
export interface SiteChanges {
	/** The number of pages of the later version. */
	pages: number;
	/** Kinds with a difference, the largest number of changed pages first. */
	kinds: KindChanges[];
	added: NamedPage[];
	removed: NamedPage[];
	differences: DifferenceGroup[];
	files: FileChange[];
	/** One page of each kind that may look different. */
	samples: Sample[];
}

/** Compares two versions of a dealer's site; {@link NO_SITE} is that of a dealer that does not exist. */
export function siteChanges(before: BuiltSite, after: BuiltSite): SiteChanges {
	const knownKinds = new Set(before.pages.values());
	const kinds = new Map<string, KindChanges>();
	const samples = new Map<string, Sample>();
	const changed: PageDifferences[] = [];
	const count = (kind: string, what: keyof Omit<KindChanges, 'kind'>) => {
		const known = kinds.get(kind) ?? { kind, added: 0, removed: 0, changed: 0, restyled: 0 };
		kinds.set(kind, { ...known, [what]: known[what] + 1 });
	};
	const offer = (sample: Sample) => {
		const known = samples.get(sample.kind);
		if (!known || sample.rank < known.rank) samples.set(sample.kind, sample);
	};
	const [added, removed]: [NamedPage[], NamedPage[]] = [[], []];
	for (const file of new Set([...after.pages.keys(), ...before.pages.keys()])) {
		const kind = after.pages.get(file) ?? before.pages.get(file) ?? 'page';
		if (!before.pages.has(file)) {
			added.push({ path: pathOf(file), title: titleOf(after, file) });
			count(kind, 'added');
			if (!knownKinds.has(kind) && !knownKinds.has(null))
				offer({ kind, path: pathOf(file), rank: 3, isNew: true });
		} else if (!after.pages.has(file)) {
			removed.push({ path: pathOf(file), title: titleOf(before, file) });
			count(kind, 'removed');
		} else {
			const comparison = compareFiles(before, after, file);
			if (!comparison) continue;
			const { differences } = comparison;
			count(kind, differences.length > 0 ? 'changed' : 'restyled');
			if (differences.length > 0) changed.push({ path: pathOf(file), differences });
			const sample = sampleOf({ kind, path: pathOf(file) }, comparison);
			if (sample) offer(sample);
		}
	}
	const isLarger = (a: KindChanges, b: KindChanges) =>
		b.changed + b.added + b.removed - (a.changed + a.added + a.removed) || (a.kind < b.kind ? -1 : 1);
	const sorted = [...kinds.values()].toSorted(isLarger);
	return {
		pages: after.pages.size,
		kinds: sorted,
		added,
		removed,
		differences: groupDifferences(changed),
		files: fileChanges(before, after),
		samples: sorted.flatMap(({ kind }) => samples.get(kind) ?? []),
	};
}

/** Most pages are equal, byte for byte; only the others are read as text. */
function compareFiles(before: BuiltSite, after: BuiltSite, file: string): PageComparison | null {
	const [old, fresh] = [before.read(file), after.read(file)];
	return old.equals(fresh) ? null : comparePages(old.toString(), fresh.toString());
}

function titleOf(site: BuiltSite, file: string): string {
	return readFacts(site.read(file).toString()).title;
}

/** The address of a page file. */
function pathOf(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
