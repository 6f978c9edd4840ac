import { formatDate } from '../../domain/time/format-date.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { formatTime } from '../../domain/time/time-of-day.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { escapeMarkup } from '../../site/files/escape-markup.ts';
import type { FeedHealth } from '../../stock/health/feed-health.ts';
import { changesPart } from './changes-part.ts';
import { htmlPage } from './html-page.ts';
import { problemsPart } from './problems-part.ts';
import type { FeedState } from './report.ts';
import { reasonWords, statusWords } from './status-words.ts';

/**
 * What a page says besides the report: the time, when its link ends and where the report for programs is; null for a page without a link.
 */
export interface PageSettings {
	now: Date;
	link: { ends: Date; json: string } | null;
}

/** The report on a feed as a page for the people who send it: plain HTML without scripts. */
export function feedPage(health: FeedHealth, state: FeedState, { now, link }: PageSettings): string {
	const { isUsed, title, text } = statusWords(health);
	const time = (iso: string) => momentWords(new Date(iso), health.time_zone);
	const withAge = (iso: string) => `${time(iso)} (${ageWords(now.getTime() - Date.parse(iso))})`;
	const { refusal, counts, received_at, read_at } = health;
	const asked = state.asked_at ?? read_at;
	const body = `<p class="who">Stock feed of</p>
<h1>${escapeMarkup(health.dealer)}</h1>
<section class="status ${isUsed ? 'used' : 'refused'}"><h2>${escapeMarkup(title)}</h2><p>${escapeMarkup(text)}</p>
${refusal ? `<p>Since ${time(refusal.since)}. For the people who run the website: <q>${escapeMarkup(refusal.reason)}</q></p>` : ''}
${state.problem ? `<p>We have not been able to fetch the feed since ${time(state.problem.since)}: <q>${escapeMarkup(state.problem.text)}</q></p>` : ''}</section>
<dl class="counts">${[
		['Rows received', counts.received],
		['Vehicles on the website', counts.published],
		['Rows left out', counts.left_out],
		['Warnings', counts.warnings],
		...(counts.kept_back > 0 ? [['Vehicles kept back', counts.kept_back] as const] : []),
	]
		.map(([label, count]) => `<div><dt>${label}</dt><dd>${formatNumber(Number(count))}</dd></div>`)
		.join('')}</dl>
<dl class="facts">${[
		['Feed', escapeMarkup(health.source)],
		['This version received', received_at ? withAge(received_at) : 'not yet'],
		['Last asked for', withAge(asked)],
		...(refusal?.shown_since ? [['On the website', `the stock of ${time(refusal.shown_since)}`]] : []),
	]
		.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
		.join('')}</dl>
${changesPart(health, time)}
${problemsPart(health)}
${listPart(
	'Vehicles that lists do not show',
	Object.entries(health.not_shown).map(([reason, count]) => `${formatNumber(count)}: ${reasonWords(reason)}`),
)}
${listPart('Notes on the whole feed', health.notes)}
<footer><p>Times are those of ${escapeMarkup(health.time_zone)}. This page is private: only people with its link can open it.</p>
${link ? `<p>The link works until ${momentWords(link.ends, health.time_zone)}. <a href="${escapeMarkup(link.json)}">The same for programs (JSON)</a></p>` : ''}</footer>`;
	return htmlPage(`Stock feed of ${health.dealer}`, body);
}

function listPart(title: string, lines: readonly string[]): string {
	if (lines.length === 0) return '';
	return `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul></section>`;
}

/** '26 Nov 2026, 2:30pm'. */
function momentWords(moment: Date, timeZone: string): string {
	const { date, minutes } = localTime(moment, timeZone);
	return `${formatDate(date)}, ${formatTime(minutes)}`;
}

/** '3 hours ago'. */
function ageWords(ms: number): string {
	const minutes = Math.floor(ms / 60_000);
	if (minutes < 1) return 'now';
	const [count, unit] =
		minutes < 60
			? [minutes, 'minute']
			: minutes < 48 * 60
				? [Math.floor(minutes / 60), 'hour']
				: [Math.floor(minutes / 1440), 'day'];
	return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
