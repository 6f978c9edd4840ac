import { type ValueAdvice, valueAdvice } from '../../domain/feed/value-advice.ts';
import type { FeedProblem } from '../../stock/health/feed-health.ts';

/** Problems that are mended in the same way. */
export interface ProblemGroup extends ValueAdvice {
	columns: readonly string[];
	accepted: string;
	problems: readonly FeedProblem[];
}

/** Problems of one effect by what is wrong, the most frequent first. */
export function problemGroups(
	problems: readonly FeedProblem[],
	effect: FeedProblem['effect'],
): ProblemGroup[] {
	const groups = Map.groupBy(
		problems.filter((problem) => problem.effect === effect),
		({ columns, accepted }) => JSON.stringify([columns.map(withoutPlace), accepted]),
	);
	return [...groups.values()]
		.toSorted((a, b) => b.length - a.length)
		.flatMap((group) => {
			const [first] = group;
			if (!first) return [];
			const { columns, accepted, field } = first;
			return {
				columns: columns.map(withoutPlace),
				accepted,
				problems: group,
				...valueAdvice(field, accepted),
			};
		});
}

/** `images[3].image.url` is `images[].image.url` in every row. */
function withoutPlace(column: string): string {
	return column.replace(/\[\d+\]/g, '[]');
}
