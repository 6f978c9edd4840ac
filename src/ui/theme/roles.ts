import { type Colour, contrast, fromHex, oklch, shiftUntil } from './colour.ts';

/** The dealer's tokens that determine colours. */
export interface ColourTokens {
	colours: {
		primary: string;
		secondary?: string | undefined;
		accent?: string | undefined;
		text?: string | undefined;
		background?: string | undefined;
		button?: string | undefined;
		banner?: string | undefined;
		surface?: string | undefined;
		sunken?: string | undefined;
		stage?: string | undefined;
	};
	mode: 'light' | 'dark';
	neutral?: { hue: number; chroma: number } | undefined;
}

/** The names of a theme's colours: each is a custom property of the stylesheets. */
export const ROLES = [
	'bg',
	'surface',
	'sunken',
	'stage',
	'line',
	'line-strong',
	'ink',
	'ink-2',
	'ink-3',
	'action',
	'on-action',
	'action-hover',
	'action-pressed',
	'accent',
	'tint',
	'tint-2',
	'tint-ink',
	'alt',
	'on-alt',
	'deep',
	'on-deep',
	'on-deep-2',
	'bad',
	'bad-tint',
	'good',
	'good-tint',
	'warn',
	'warn-tint',
	'info-tint',
] as const;

/** The name of a colour in {@link ROLES}. */
export type Role = (typeof ROLES)[number];

const WHITE = oklch(1, 0, 0);
/** Hue of error red. A brand close to it makes errors darker, so that they do not resemble the brand's buttons. */
const ERROR_HUE = 25;
const NEAR_ERROR_DEGREES = 22;

/** All colours of a site from its tokens: backgrounds, text, buttons, tints and states, each readable on its background. */
export function rolesOf(tokens: ColourTokens): Record<Role, Colour> {
	const { colours } = tokens;
	const isDark = tokens.mode === 'dark';
	const brand = fromHex(colours.primary);
	const { hue, chroma } = tokens.neutral ?? { hue: brand.h ?? 0, chroma: 0.006 };
	const neutral = (l: number, strength = 1) => oklch(l, chroma * strength, hue);
	const own = (hex: string | undefined, otherwise: Colour) => (hex ? fromHex(hex) : otherwise);
	/** Lightness step away from the background: lighter on dark sites, darker on light ones. */
	const away = isDark ? 0.005 : -0.005;

	const bg = own(colours.background, isDark ? neutral(0.155) : neutral(1, 0));
	const surface = own(colours.surface, isDark ? neutral(0.2) : neutral(1, 0));
	const sunken = own(colours.sunken, isDark ? neutral(0.235) : neutral(0.968));
	const stage = own(colours.stage, isDark ? neutral(0.26) : neutral(0.955));
	const tint = isDark
		? oklch(0.29, Math.min(brand.c, 0.05), brand.h ?? 0)
		: oklch(0.977, brand.c * 0.1, brand.h ?? 0);
	const tint2 = isDark
		? oklch(0.34, Math.min(brand.c, 0.06), brand.h ?? 0)
		: oklch(0.95, brand.c * 0.2, brand.h ?? 0);
	const grounds = [bg, surface, sunken, stage];
	const readable = (on: readonly Colour[], ratio: number) => (colour: Colour) =>
		on.every((ground) => contrast(colour, ground) >= ratio);

	const accentStart = own(
		colours.accent,
		isDark && brand.l < 0.7 ? oklch(0.74, brand.c, brand.h ?? 0) : brand,
	);
	const accent = shiftUntil(accentStart, readable([...grounds, tint, tint2], 4.5), away);
	const alt = own(colours.secondary, neutral(isDark ? 0.97 : 0.19, isDark ? 0.6 : 1.6));
	const deep = own(colours.banner, isDark ? neutral(0.11) : neutral(0.19, 1.8));
	const darkText = neutral(0.17, 1.4);

	return {
		bg,
		surface,
		sunken,
		stage,
		line: isDark ? neutral(0.33) : neutral(0.9, 1.2),
		'line-strong': shiftUntil(isDark ? neutral(0.5) : neutral(0.68, 1.5), readable(grounds, 3), away),
		ink: own(colours.text, isDark ? neutral(0.97, 0.6) : neutral(0.19, 1.6)),
		'ink-2': shiftUntil(isDark ? neutral(0.8) : neutral(0.46, 1.6), readable(grounds, 7), away),
		'ink-3': shiftUntil(isDark ? neutral(0.66) : neutral(0.56, 1.6), readable([...grounds, tint], 4.5), away),
		...buttonRoles(own(colours.button, brand), darkText),
		accent,
		tint,
		'tint-2': tint2,
		'tint-ink': shiftUntil(accent, readable([tint2], 7), away),
		alt,
		'on-alt': contrast(alt, WHITE) >= 4.5 ? WHITE : darkText,
		deep,
		'on-deep': neutral(0.985, 0.4),
		'on-deep-2': shiftUntil(neutral(0.8, 0.8), readable([deep], 7), 0.005),
		...stateRoles(brand, grounds, isDark, away),
	};
}

/** Filled button: the brand's colour when white or dark text is readable on it, else darkened until white is. */
function buttonRoles(brand: Colour, darkText: Colour) {
	const takesWhite = contrast(brand, WHITE) >= 4.5;
	const takesDark = !takesWhite && contrast(brand, darkText) >= 4.5;
	const action =
		takesWhite || takesDark ? brand : shiftUntil(brand, (colour) => contrast(colour, WHITE) >= 4.5, -0.005);
	const wanted = takesDark ? 0.045 : -0.05;
	// Close to white or black the hover colour goes the other way, far enough to be visible.
	const hasRoom = action.l + wanted * 1.9 >= 0 && action.l + wanted * 1.9 <= 1;
	const step = hasRoom ? wanted : wanted * -2;
	return {
		action,
		'on-action': takesDark ? darkText : WHITE,
		'action-hover': { ...action, l: action.l + step },
		'action-pressed': { ...action, l: action.l + step * 1.9, c: action.c * 0.95 },
	};
}

function stateRoles(brand: Colour, grounds: readonly Colour[], isDark: boolean, away: number) {
	const distance = Math.abs((brand.h ?? 0) - ERROR_HUE);
	const isErrorLike = Math.min(distance, 360 - distance) < NEAR_ERROR_DEGREES && brand.c > 0.1;
	const state = (hue: number, chroma: number) => {
		const darker = hue === ERROR_HUE && isErrorLike && !isDark;
		const ground = isDark ? oklch(0.27, chroma * 0.3, hue) : oklch(0.965, chroma * 0.14, hue);
		const start = isDark ? oklch(0.78, chroma, hue) : oklch(darker ? 0.4 : 0.5, darker ? 0.14 : chroma, hue);
		return {
			text: shiftUntil(
				start,
				(colour) => [...grounds, ground].every((each) => contrast(colour, each) >= 4.5),
				away,
			),
			ground,
		};
	};
	const bad = state(ERROR_HUE, 0.19);
	const good = state(155, 0.13);
	const warn = state(70, 0.13);
	const info = state(245, 0.12);
	return {
		bad: bad.text,
		'bad-tint': bad.ground,
		good: good.text,
		'good-tint': good.ground,
		warn: warn.text,
		'warn-tint': warn.ground,
		'info-tint': info.ground,
	};
}
