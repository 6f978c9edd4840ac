import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { escapeMarkup } from '../../site/files/escape-markup.ts';
import type { FeedHealth, FeedProblem } from '../../stock/health/feed-health.ts';
import { type ProblemGroup, problemGroups } from './problem-groups.ts';
import { problemRows } from './problem-rows.ts';

/** A section for each effect, in this order. */
const SECTIONS: readonly { effect: FeedProblem['effect']; title: string; text: string }[] = [
	{
		effect: 'vehicle_left_out',
		title: 'Rows left out',
		text: 'These vehicles are not on the website.',
	},
	{
		effect: 'value_left_out',
		title: 'Values left out',
		text: 'These vehicles are on the website without the value.',
	},
	{
		effect: 'value_changed',
		title: 'Values changed',
		text: 'For these vehicles the website uses another value than the one received.',
	},
];

/** What is wrong in a feed and how to mend it, by what visitors miss. */
export function problemsPart({ problems, unlisted, counted_by }: FeedHealth): string {
	const sections = SECTIONS.map(({ effect, title, text }) => {
		const groups = problemGroups(problems, effect);
		if (groups.length === 0) return '';
		return `<section><h2>${title}</h2><p>${text}</p>${groups.map((group) => groupPart(group, counted_by)).join('\n')}</section>`;
	});
	const more =
		unlisted > 0 ? `<p>${formatNumber(unlisted)} further problems are not listed. Mend these first.</p>` : '';
	return sections.join('\n') + more;
}

function groupPart(
	{ columns, accepted, how, example, problems }: ProblemGroup,
	countedBy: FeedHealth['counted_by'],
) {
	const place = columns.length === 0 ? 'The whole row' : columns.map((column) => `‘${column}’`).join(', ');
	return `<article><h3>${escapeMarkup(place)}: expected ${escapeMarkup(accepted)}</h3>
<p>${escapeMarkup(how)}${example === null ? '' : ` For example: <code>${escapeMarkup(example)}</code>`}</p>
${problemRows(problems, countedBy)}</article>`;
}
