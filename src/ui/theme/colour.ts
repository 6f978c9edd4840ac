import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** A colour as lightness (0 to 1), chroma and hue (degrees): steps of equal size look equally large. */
export type Colour = Oklch;

const toOklch = converter('oklch');

/** A colour from '#D5001C'. Throws for text that is no colour. */
export function fromHex(hex: string): Colour {
	const colour = toOklch(hex);
	if (!colour) throw new Error(`Not a colour: ${hex}`);
	return colour;
}

/** A colour from its parts, brought back to what screens can show. */
export function oklch(l: number, c: number, h: number): Colour {
	return fitted({ mode: 'oklch', l, c, h });
}

/** The WCAG contrast of two colours, 1 to 21, as pages write them and a screen's 8 bits show them. */
export function contrast(a: Colour, b: Colour): number {
	return wcagContrast(toHex(a), toHex(b));
}

/** A colour as six hexadecimal digits: a third of the bytes of its lightness, chroma and hue in CSS. */
export function toHex(colour: Colour): string {
	return formatHex(fitted(colour));
}

/** The first colour, going lighter (positive) or darker (negative step), that passes a test; the last one tried when none does. */
export function shiftUntil(colour: Colour, passes: (candidate: Colour) => boolean, step: number): Colour {
	let candidate = colour;
	while (!passes(candidate) && (step > 0 ? candidate.l + step < 0.995 : candidate.l + step > 0.02)) {
		candidate = { ...candidate, l: candidate.l + step };
	}
	return candidate;
}

function fitted(colour: Colour): Colour {
	return clampChroma(colour, 'oklch') as Colour;
}
