import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { escapeMarkup } from '../../site/files/escape-markup.ts';
import type { FeedCounts, FeedHealth } from '../../stock/health/feed-health.ts';
import { problemRows } from './problem-rows.ts';

const LABELS: readonly (readonly [keyof FeedCounts, string])[] = [
	['received', 'Rows received'],
	['published', 'Vehicles on the website'],
	['left_out', 'Rows left out'],
	['warnings', 'Warnings'],
];

/** What changed since the version of the feed before; empty for the first one. */
export function changesPart(
	{ changes, counts, counted_by }: FeedHealth,
	time: (iso: string) => string,
): string {
	if (!changes) return '';
	const { before, before_received_at, begun, mended, mended_rows } = changes;
	const lines = LABELS.map(
		([key, label]) =>
			`<li>${label}: ${formatNumber(before[key])} before, ${formatNumber(counts[key])} now</li>`,
	);
	const rows =
		mended_rows.length === 0
			? ''
			: `<details><summary>What was mended</summary>${problemRows(mended_rows, counted_by, { columns: true })}</details>`;
	return `<section><h2>Since the version of ${escapeMarkup(time(before_received_at))}</h2>
<ul>${lines.join('')}<li>Problems: ${formatNumber(begun)} new, ${formatNumber(mended)} mended or gone</li></ul>${rows}</section>`;
}
