import { COMPARISON_WARNING } from '../../domain/finance/loan/comparison-text.ts';
import {
	bareFigures,
	figureBeside,
	figuresWithoutRates,
	hasComparisonWarning,
} from '../../domain/law/bare-credit.ts';
import { type CreditFigure, creditFigures } from '../../domain/law/credit-figures.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { ReadPage, TextBlock } from '../page.ts';

/** A repayment goes with its rates, a rate with the comparison rate, and both with the warning (resolution 220). */
export const creditRates: LegalRule = {
	name: 'credit-rates',
	demand:
		'Beside every repayment is its interest rate, beside every rate the comparison rate, as prominent as both, with its warning.',
	laws: [
		{
			title: 'National Credit Code, sections 154 and 160 to 164',
			source: 'https://www.legislation.gov.au/C2009A00134/latest/text',
			checked: null,
		},
		{
			title: 'ASIC Regulatory Guide 178, Advertising credit, RG 178.23',
			source: 'https://asic.gov.au/regulatory-resources/find-a-document/regulatory-guides/',
			checked: null,
		},
	],
	remedy:
		'Write “at 4.9% p.a., comparison rate 5.2% p.a.” wherever the rate is, headings too, and the warning in plain text below it (docs/recipes/legal-rules.md has its words); or leave the figure out.',
	breaks: { path: '/offers/mg4', main: '<h1>MG4 at 4.9% p.a.</h1><p>Approved applicants only.</p>' },
	keeps: {
		path: '/offers/mg4',
		main: `<h1>MG4 at 4.9% p.a., comparison rate 5.2% p.a.</h1><p>${COMPARISON_WARNING}</p>`,
	},
	faults: (page) => [...pageFaults(page), ...spokenFaults(page)],
};

function pageFaults({ words, blocks }: ReadPage): string[] {
	const figures = creditFigures(words);
	if (figures.length === 0) return [];
	const bare = figuresWithoutRates(words, figures).map(
		({ figure, lacks }) => `“${figure.found}” is without ${lacks}`,
	);
	const inSight = blocks.filter(({ isFolded }) => !isFolded);
	const isInSight = figures.some(({ from }) => !blockAt(blocks, from)?.isFolded);
	const read = isInSight ? inSight : blocks;
	const hasWarning = hasComparisonWarning(read.map(({ text }) => text).join(' '));
	return [
		...new Set([
			...bare,
			...figures.flatMap((figure) => prominenceFault(figure, figures, blocks)),
			...(hasWarning
				? []
				: [`“${figures[0]?.found}” is on a page without the warning of a comparison rate in plain sight`]),
		]),
	];
}

/** Figures in texts that are read without the rest of the page. */
function spokenFaults({ spoken }: ReadPage): string[] {
	return spoken.flatMap(({ place, text }) =>
		bareFigures(text).map(({ figure, lacks }) => `${place}: “${figure.found}” is without ${lacks}`),
	);
}

/** A comparison rate is less prominent in smaller type, or below a heading that has the rate. */
function prominenceFault(
	figure: CreditFigure,
	figures: readonly CreditFigure[],
	blocks: readonly TextBlock[],
): string[] {
	const beside = figure.kind === 'comparison' ? null : figureBeside(figure, 'comparison', figures);
	const own = blockAt(blocks, figure.from);
	const other = beside && blockAt(blocks, beside.from);
	if (!beside || !own || !other) return [];
	const isBelowHeading = /^h[1-6]$/.test(own.element.name) && own !== other;
	const isSmaller = other.quiet.includes(beside.found) && !own.quiet.includes(figure.found);
	return isBelowHeading || isSmaller
		? [`the comparison rate “${beside.found}” is less prominent than “${figure.found}”`]
		: [];
}

/** The block at a place in the words of a page. */
function blockAt(blocks: readonly TextBlock[], at: number): TextBlock | null {
	return blocks.findLast(({ from }) => from <= at) ?? null;
}
