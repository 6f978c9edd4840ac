/** A change, or new matches of a saved search, with the ids of the vehicles that are new. */
interface Candidate {
	fresh?: readonly string[] | undefined;
}

/** What a message tells, and what it has then made known. */
interface OneMessage<Change> {
	picked: Change[];
	/** What it tells, and saved searches that found the same new vehicles and nothing else: they take no place of their own. */
	known: Change[];
}

/**
 * The changes of one message, the best first, at most so many. The first of several searches with the same new vehicles speaks for all.
 */
export function oneMessage<Change extends Candidate>(
	changes: readonly Change[],
	most: number,
): OneMessage<Change> {
	const picked: Change[] = [];
	const repeats: Change[] = [];
	const named = new Set<string>();
	for (const change of changes) {
		const fresh = change.fresh ?? [];
		if (fresh.length > 0 && fresh.every((id) => named.has(id))) repeats.push(change);
		else if (picked.length < most) {
			picked.push(change);
			for (const id of fresh) named.add(id);
		}
	}
	return { picked, known: [...picked, ...repeats] };
}
