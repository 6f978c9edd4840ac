import { diffArrays } from 'diff';
import type { Difference } from './difference.ts';
import type { TextLine } from './line-reader.ts';

/** An amount of money. */
const AMOUNT = /\$\s?\d[\d,]*(?:\.\d+)?/g;
/** Two lines with fewer common words than this are different lines, not one that changed. */
const SAME_LINE_SHARE = 0.4;

/** The differences of two pages' texts. A text that is at another place of the page counts as order. */
export function lineDifferences(before: readonly TextLine[], after: readonly TextLine[]): Difference[] {
	const hunks = hunksOf(before, after);
	const moved = movedTexts(hunks);
	const differences = hunks.flatMap(({ removed, added }) =>
		pairs(
			removed.filter(({ text }) => !moved.has(text)),
			added.filter(({ text }) => !moved.has(text)),
		).map(differenceOf),
	);
	return moved.size === 0
		? differences
		: [...differences, { part: 'order', where: '', before: null, after: null }];
}

/** Neighbouring lines that were replaced by others. */
interface Hunk {
	removed: TextLine[];
	added: TextLine[];
}

function hunksOf(before: readonly TextLine[], after: readonly TextLine[]): Hunk[] {
	const texts = (lines: readonly TextLine[]) => lines.map(({ text }) => text);
	const hunks: Hunk[] = [];
	let [old, fresh] = [0, 0];
	let isOpen = false;
	for (const { value, added, removed } of diffArrays(texts(before), texts(after))) {
		if (!added && !removed) {
			[old, fresh, isOpen] = [old + value.length, fresh + value.length, false];
			continue;
		}
		if (!isOpen) hunks.push({ removed: [], added: [] });
		isOpen = true;
		const hunk = hunks.at(-1);
		if (removed) hunk?.removed.push(...before.slice(old, old + value.length));
		else hunk?.added.push(...after.slice(fresh, fresh + value.length));
		if (removed) old += value.length;
		else fresh += value.length;
	}
	return hunks;
}

/** Texts that one place lost and another place of the same page gained. */
function movedTexts(hunks: readonly Hunk[]): Set<string> {
	const gone = new Set(hunks.flatMap(({ removed }) => removed.map(({ text }) => text)));
	return new Set(hunks.flatMap(({ added }) => added.flatMap(({ text }) => (gone.has(text) ? [text] : []))));
}

interface Pair {
	before: TextLine | null;
	after: TextLine | null;
}

/** Pairs each new line with the most similar line it may have been, in order; lines without one are new or gone, neighbours together. */
function pairs(removed: readonly TextLine[], added: readonly TextLine[]): Pair[] {
	const left = [...removed];
	const result: Pair[] = [];
	for (const line of added) {
		const ranked = left
			.map((other, index) => ({ index, share: similarity(other, line) }))
			.toSorted((a, b) => b.share - a.share || a.index - b.index);
		const [best] = ranked;
		if (best && best.share >= SAME_LINE_SHARE) {
			const [old = null] = left.splice(best.index, 1);
			result.push({ before: old, after: line });
		} else result.push({ before: null, after: line });
	}
	return [...together(left.map((line) => ({ before: line, after: null }))), ...together(result)];
}

/** Joins neighbours that are all new, or all gone, under one heading, such as the lines of one card. */
function together(list: readonly Pair[]): Pair[] {
	const result: Pair[] = [];
	for (const pair of list) {
		const last = result.at(-1);
		const isAlike =
			last &&
			(last.before === null) === (pair.before === null) &&
			(last.after === null) === (pair.after === null) &&
			(last.before === null || last.after === null) &&
			underOf(last) === underOf(pair);
		if (isAlike) {
			result[result.length - 1] = {
				before: joined(last.before, pair.before),
				after: joined(last.after, pair.after),
			};
		} else result.push(pair);
	}
	return result;
}

function joined(first: TextLine | null, second: TextLine | null): TextLine | null {
	return first && second ? { ...first, text: `${first.text} · ${second.text}` } : null;
}

function underOf({ before, after }: Pair): string {
	return (after ?? before)?.under ?? '';
}

function differenceOf(pair: Pair): Difference {
	const [before, after] = [pair.before?.text ?? null, pair.after?.text ?? null];
	const isPrice = before !== null && after !== null && amounts(before) !== amounts(after);
	return { part: isPrice ? 'price' : 'text', where: underOf(pair), before, after };
}

function amounts(text: string): string {
	return (text.match(AMOUNT) ?? []).join(' ');
}

/**
 * The share of common words, 0 to 1 (Dice). Amounts and other numbers count as the same word; cards of two vehicles have none in common.
 */
function similarity(one: TextLine, other: TextLine): number {
	if ((one.isNamed || other.isNamed) && one.under !== other.under) return 0;
	const words = (text: string) =>
		text
			.toLowerCase()
			.replace(/\d[\d,.]*/g, '0')
			.match(/[\p{L}\d$]+/gu) ?? [];
	const [first, second] = [words(one.text), words(other.text)];
	const rest = [...second];
	const common = first.filter((word) => {
		const index = rest.indexOf(word);
		if (index >= 0) rest.splice(index, 1);
		return index >= 0;
	}).length;
	return first.length + second.length === 0 ? 0 : (2 * common) / (first.length + second.length);
}
