import { PARTS } from '../compare/difference.ts';
import type { DifferenceGroup } from '../compare/group-differences.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { DealerReport, Report } from './report.ts';
import {
	alike,
	comparedText,
	headline,
	isDifferent,
	PART_TITLES,
	pagesText,
	totalsOf,
	wordless,
} from './words.ts';

/** Characters of a whole text; GitHub accepts comments of 65,536. */
const LONGEST = 30_000;
/** Differences of each part, and pages, that are shown of a dealer. */
const SHOWN = 8;

/** A report as Markdown for a comment, in which nothing of a page's text acts as Markdown. */
export function markdownOf(report: Report): string {
	const { dealers } = report;
	const head = [`## ${plain(headline(report))}`, '', `${plain(comparedText(report))}.`, ''];
	const table = dealers.length > 0 ? [...tableOf(dealers), ''] : [];
	const notes = report.notes.flatMap((note) => [`> ${note.split('\n').map(plain).join('<br>')}`, '']);
	const sections = alike(dealers.filter((dealer) => isDifferent(dealer) || dealer.problems.length > 0));
	let text = [...head, ...notes, ...table].join('\n');
	for (const [index, group] of sections.entries()) {
		const section = sectionOf(group).join('\n');
		if (text.length + section.length > LONGEST) {
			const left = sections.slice(index).flat().length;
			return `${text}\n_The differences of ${left} more ${left === 1 ? 'site' : 'sites'} are in the page of the report._\n`;
		}
		text += `${section}\n`;
	}
	return text;
}

function tableOf(dealers: readonly DealerReport[]): string[] {
	const rows = dealers.map((dealer) => {
		const { slug, state, changes, pictures, problems } = dealer;
		const name = state === 'kept' ? plain(slug) : `${plain(slug)} (${state})`;
		if (!changes) return `| ${name} | not compared | | | | ${problems.length > 0 ? 'see below' : ''} |`;
		const { added, removed, changed, restyled } = totalsOf(dealer);
		const looks = [...new Set(pictures.map(({ kind }) => kind))].join(', ');
		const other = restyled > 0 ? ` (and ${restyled} with other scripts or styles)` : '';
		return `| ${name} | ${changes.pages} | ${added} | ${removed} | ${changed}${other} | ${plain(looks)} |`;
	});
	return [
		'| dealer | pages | new | gone | changed | looks different |',
		'|---|--:|--:|--:|--:|---|',
		...rows,
	];
}

function sectionOf(dealers: readonly DealerReport[]): string[] {
	const [dealer] = dealers;
	if (!dealer) return [];
	const others = dealers.slice(1).map(({ slug }) => slug);
	const same = others.length > 0 ? [`The same on ${plain(others.join(', '))}.`, ''] : [];
	const lines = [`### ${plain(dealer.slug)}`, '', ...same];
	for (const problem of dealer.problems) lines.push(`- ✗ ${plain(problem)}`);
	for (const note of dealer.notes) lines.push(`- ${plain(note)}`);
	if (dealer.problems.length + dealer.notes.length > 0) lines.push('');
	const { changes } = dealer;
	if (!changes) return lines;
	lines.push(...pagesOf('New pages', changes.added), ...pagesOf('Pages that are gone', changes.removed));
	for (const part of PARTS) {
		const groups = changes.differences.filter((group) => group.part === part);
		lines.push(...listed(PART_TITLES[part], groups, itemOf));
	}
	lines.push(
		...listed('Other files', changes.files, ({ file, change, lines: inFile }) => {
			const shown = inFile.slice(0, SHOWN).map(({ before, after }) => marked(piecesOf(before, after)));
			return `${code(file)} ${change}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}`;
		}),
	);
	return lines;
}

function pagesOf(title: string, pages: readonly { path: string; title: string }[]): string[] {
	return listed(title, pages, (page) => `${code(page.path)} ${plain(page.title)}`);
}

function listed<Item>(title: string, items: readonly Item[], textOf: (item: Item) => string): string[] {
	if (items.length === 0) return [];
	const left = items.length - SHOWN;
	return [
		`**${title}** (${items.length})`,
		'',
		...items.slice(0, SHOWN).map((item) => `- ${textOf(item)}`),
		...(left > 0 ? [`- and ${left} more`] : []),
		'',
	];
}

function itemOf(group: DifferenceGroup): string {
	const { part, where, before, after, count, paths } = group;
	const [path = ''] = paths;
	const pages = count === 1 ? `on ${code(path)}` : `on ${pagesText(count)}, such as ${code(path)}`;
	if (before === null && after === null) return `${plain(wordless(group))}, ${pages}`;
	const what = part === 'markup' || where === '' ? '' : `${plain(where)}: `;
	return `${what}${marked(piecesOf(before, after))}, ${pages}`;
}

function marked(pieces: readonly Piece[]): string {
	return pieces
		.map(({ kind, text }) => {
			if (kind === 'same') return plain(text);
			const tag = kind === 'gone' ? 'del' : 'ins';
			return `<${tag}>${plain(text)}</${tag}>`;
		})
		.join('');
}

/** Keeps what follows from being a mention, a reference or an address: GitHub finds them in the text itself, after all escapes. */
const BREAK = '&#8203;';

/** Text that is nothing but text: no emphasis, link, mention, reference or table cell. */
function plain(text: string): string {
	return text
		.replace(/\s+/g, ' ')
		.replace(/[&<>*_`[\]|~#@\\:!]/g, (character) => {
			const entity = `&#${character.charCodeAt(0)};`;
			return '@#:'.includes(character) ? `${entity}${BREAK}` : entity;
		})
		.replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}${BREAK}.`)
		.replace(/^(\d+)[.)]/, '$1&#46;')
		.replace(/^[-+=]/, (character) => `&#${character.charCodeAt(0)};`);
}

function code(text: string): string {
	return `\`${text.replace(/[`|\s]+/g, ' ')}\``;
}
