import bricolage from '../styles/fonts/bricolage-grotesque.woff2?url';
import figtree from '../styles/fonts/figtree.woff2?url';
import instrument from '../styles/fonts/instrument-sans.woff2?url';
import sofia from '../styles/fonts/sofia-sans-extra-condensed.woff2?url';

/** A self-hosted Latin subset of a variable font (LICENCE.md beside the files). */
interface Font {
	family: string;
	file: string;
	weights: string;
	standIns: StandIn[];
}

/** Fallback with the metrics of a font: face, weights, then size, ascent and descent in per cent. */
type StandIn = [face: 'regular' | 'bold', weights: string, size: number, ascent: number, descent: number];

/**
 * Fonts by their name in themes. The metrics of the fallbacks prevent layout shift; they were measured in Chromium against Liberation Sans,
 * Arial's metric-compatible twin, with the text of a home, a list and a vehicle page.
 */
const FONTS: Record<string, Font | undefined> = {
	instrument: {
		family: 'Instrument',
		file: instrument,
		weights: '400 700',
		standIns: [
			['regular', '400 549', 100.8, 96.2, 24.8],
			['bold', '550 700', 97.3, 99.7, 25.7],
		],
	},
	figtree: {
		family: 'Figtree',
		file: figtree,
		weights: '400 800',
		standIns: [
			['regular', '400 549', 99.9, 95.1, 25],
			['bold', '550 699', 95.8, 99.2, 26.1],
			['bold', '700 900', 98.1, 96.8, 25.5],
		],
	},
	bricolage: {
		family: 'Bricolage',
		file: bricolage,
		weights: '500 800',
		standIns: [['bold', '500 800', 100.6, 92.4, 26.8]],
	},
	'sofia-condensed': {
		family: 'Sofia',
		file: sofia,
		weights: '600 900',
		standIns: [
			['bold', '600 849', 60.5, 148.8, 49.6],
			['bold', '850 900', 63.5, 141.7, 47.2],
		],
	},
};

/** Fonts of a theme for text and headings, which may be the same. */
interface Chosen {
	text: string;
	display: string;
}

/** Font files to preload. */
export function fontFiles(chosen: Chosen): string[] {
	return fontsOf(chosen).map(({ file }) => file);
}

/** `@font-face` rules of the page's own fonts; a shared stylesheet would contain those of all dealers. */
export function fontFaces(chosen: Chosen): string {
	return fontsOf(chosen).flatMap(facesOf).join('');
}

function fontsOf({ text, display }: Chosen): Font[] {
	return [...new Set([text, display])].flatMap((name) => FONTS[name] ?? []);
}

function facesOf({ family, file, weights, standIns }: Font): string[] {
	return [
		`@font-face{font-family:${family};src:url(${file})format("woff2");font-weight:${weights};font-display:swap}`,
		...standIns.map((standIn) => standInFace(`${family} Fallback`, standIn)),
	];
}

function standInFace(family: string, [face, weights, size, ascent, descent]: StandIn): string {
	const bold = face === 'bold' ? ' Bold' : '';
	return `@font-face{font-family:${family};src:local(Arial${bold}),local(Liberation Sans${bold});font-weight:${weights};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
