import { toHex } from './colour.ts';
import { type ColourTokens, ROLES, rolesOf } from './roles.ts';

/** The dealer's tokens that determine the theme. */
export interface LookTokens extends ColourTokens {
	text_font: keyof typeof FONTS;
	display_font: keyof typeof FONTS;
	corners: keyof typeof CORNERS;
	cards: keyof typeof CARDS;
	prices: keyof typeof PRICES;
}

/** Font families with their metric-matched fallbacks and typographic adjustments (measured; see docs/decisions). */
export const FONTS = {
	instrument: {
		family: 'Instrument,Instrument Fallback,system-ui,sans-serif',
		// Its space is narrow: without this, words in specifications run together.
		text: { word: '.045em' },
		display: { word: '.07em', weight: '600', track: '-.03em', scale: '1', case: 'none' },
	},
	figtree: {
		family: 'Figtree,Figtree Fallback,system-ui,sans-serif',
		text: { word: '0' },
		display: { word: '.02em', weight: '800', track: '-.035em', scale: '1', case: 'none' },
	},
	bricolage: {
		family: 'Bricolage,Bricolage Fallback,system-ui,sans-serif',
		text: { word: '0' },
		display: { word: '.02em', weight: '650', track: '-.022em', scale: '1', case: 'none' },
	},
	'sofia-condensed': {
		family: 'Sofia,Sofia Fallback,sans-serif',
		text: { word: '0' },
		// Its space is narrow: without this, words of small headings in capitals run together. In rem, as large headings need no more of it.
		display: { word: '.12rem', weight: '800', track: '-.005em', scale: '1.32', case: 'uppercase' },
	},
} as const;

const CORNERS = {
	sharp: { s: '0px', m: '0px', l: '0px', btn: '0px', pill: '0px' },
	slight: { s: '2px', m: '2px', l: '2px', btn: '2px', pill: '2px' },
	soft: { s: '4px', m: '6px', l: '10px', btn: '6px', pill: '999px' },
	rounded: { s: '8px', m: '14px', l: '24px', btn: '14px', pill: '999px' },
	round: { s: '10px', m: '16px', l: '28px', btn: '999px', pill: '999px' },
} as const;

const CARDS = {
	plain: { pad: '0px', bg: 'transparent', line: '0px' },
	outlined: { pad: '16px', bg: 'var(--surface)', line: '1px' },
	raised: { pad: '20px', bg: 'var(--surface)', line: '0px' },
} as const;

const PRICES = { normal: 'var(--t-6)', large: '2.125rem' } as const;

/**
 * By tokens: a builder that stays open asks for the same theme in each build, and finding readable colours takes as long as drawing some
 * pages.
 */
const made = new WeakMap<LookTokens, string>();

/** Style block with the theme's custom properties, included in every page of the dealer. */
export function themeCss(tokens: LookTokens): string {
	const known = made.get(tokens) ?? cssOf(tokens);
	made.set(tokens, known);
	return known;
}

function cssOf(tokens: LookTokens): string {
	const roles = rolesOf(tokens);
	const font = FONTS[tokens.text_font];
	const { family, display } = FONTS[tokens.display_font];
	const corners = CORNERS[tokens.corners];
	const cards = CARDS[tokens.cards];
	const properties = {
		...Object.fromEntries(ROLES.map((role) => [role, toHex(roles[role])])),
		'font-text': font.family,
		word: font.text.word,
		'font-display': family,
		'word-display': display.word,
		'display-weight': display.weight,
		'display-track': display.track,
		'display-scale': display.scale,
		'display-case': display.case,
		...Object.fromEntries(Object.entries(corners).map(([size, radius]) => [`r-${size}`, radius])),
		'card-pad': cards.pad,
		'card-bg': cards.bg,
		'card-line': cards.line,
		'price-size': PRICES[tokens.prices],
	};
	const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
	return `@layer tokens{:root{color-scheme:${tokens.mode};${declarations.join(';')}}}`;
}
