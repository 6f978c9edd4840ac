import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** A colour as lightness (0 to 1), chroma and hue (degrees), in a perceptually uniform space. */
export type Colour = Oklch;

const toOklch = converter('oklch');

/** Parses '#D5001C'. Throws for anything but a colour. */
export function fromHex(hex: string): Colour {
	const colour = toOklch(hex);
	if (!colour) throw new Error(`Not a colour: ${hex}`);
	return colour;
}

/** A colour from its components, clamped to the sRGB gamut. */
export function oklch(l: number, c: number, h: number): Colour {
	return fitted({ mode: 'oklch', l, c, h });
}

/** WCAG contrast of two colours, 1 to 21, after rounding to 8 bits as in CSS. */
export function contrast(a: Colour, b: Colour): number {
	return wcagContrast(toHex(a), toHex(b));
}

/** A colour as six hexadecimal digits, a third of the bytes of oklch() in CSS. */
export function toHex(colour: Colour): string {
	return formatHex(fitted(colour));
}

/** The first lighter (positive step) or darker (negative step) colour that passes a test; the last one tried when none does. */
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
