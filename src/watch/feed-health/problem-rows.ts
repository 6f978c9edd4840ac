import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { escapeMarkup } from '../../site/files/escape-markup.ts';
import type { FeedHealth, FeedProblem } from '../../stock/health/feed-health.ts';

/** Rows in one table; further ones are counted. */
const SHOWN = 100;

/** A table of problems: which row, which vehicle, what was received. `columns`: also which column. */
export function problemRows(
	problems: readonly FeedProblem[],
	countedBy: FeedHealth['counted_by'],
	{ columns = false } = {},
): string {
	const isChanged = problems.some(({ used }) => used !== null);
	const row = (problem: FeedProblem) =>
		`<tr><td>${problem.row}${problem.is_new ? ' <strong>new</strong>' : ''}</td><td>${escapeMarkup(problem.id ?? 'none')}</td>${
			columns ? `<td>${escapeMarkup(problem.columns.join(', '))}</td>` : ''
		}<td>${escapeMarkup(problem.received)}</td>${isChanged ? `<td>${escapeMarkup(problem.used ?? 'nothing')}</td>` : ''}</tr>`;
	const more = problems.length - SHOWN;
	return `<table><thead><tr><th scope="col">${countedBy === 'line' ? 'Line' : 'Record'}</th><th scope="col">Id</th>${
		columns ? '<th scope="col">Column</th>' : ''
	}<th scope="col">Received</th>${isChanged ? '<th scope="col">Shown instead</th>' : ''}</tr></thead>
<tbody>${problems.slice(0, SHOWN).map(row).join('\n')}</tbody></table>
${more > 0 ? `<p>and ${formatNumber(more)} more like this</p>` : ''}`;
}
