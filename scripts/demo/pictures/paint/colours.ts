/** A paint from glint to shade. */
export interface Paint {
	readonly label: string;
	/** Deepest shade first, brightest glint last, as #rrggbb. */
	readonly ramp: readonly [deep: string, dark: string, base: string, light: string, glint: string];
}

const paint = (
	label: string,
	deep: string,
	dark: string,
	base: string,
	light: string,
	glint: string,
): Paint => ({
	label,
	ramp: [deep, dark, base, light, glint],
});

/** The paints the demo's vehicles come in. */
export const COLOURS = {
	white: paint('White', '#737a83', '#a9afb7', '#dcdfe2', '#f6f6f5', '#ffffff'),
	silver: paint('Silver', '#4b535c', '#7e868f', '#b2b9c0', '#dde1e5', '#fbfcfd'),
	grey: paint('Grey', '#181b20', '#31363d', '#535a63', '#828b95', '#c9d0d7'),
	black: paint('Black', '#050607', '#0f1113', '#1e2226', '#4d545c', '#b4bcc5'),
	blue: paint('Blue', '#081230', '#10265a', '#1c4088', '#4370bd', '#b0ccf4'),
	red: paint('Red', '#430609', '#83100f', '#bd1b1c', '#e34535', '#ffc0b4'),
	green: paint('Green', '#0b1c16', '#18392b', '#2a5844', '#4b8068', '#bcd9c9'),
	sand: paint('Sand', '#585042', '#8d8069', '#bfb196', '#ddd2bc', '#fdf8ec'),
	bronze: paint('Bronze', '#2c2014', '#553d29', '#7f6043', '#ab8662', '#efd9bf'),
	orange: paint('Orange', '#5c2305', '#a3440c', '#df6818', '#f58c3d', '#ffdfb4'),
	yellow: paint('Yellow', '#6b4a06', '#b98408', '#eab41a', '#f8d04a', '#fff2bd'),
} satisfies Record<string, Paint>;

/** The name of a paint. */
export type Colour = keyof typeof COLOURS;

/** Mixes two #rrggbb colours; 0 gives the first. */
export function mixed(a: string, b: string, share: number): string {
	const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
	const one = (i: number) => Math.round(part(a, i) + (part(b, i) - part(a, i)) * share);
	return `#${[0, 1, 2].map((i) => one(i).toString(16).padStart(2, '0')).join('')}`;
}

/** The paint's colour at a tone from 0 (deepest shade) to 1 (brightest glint). */
export function shade(of: Paint, tone: number): string {
	const place = Math.max(0, Math.min(0.9999, tone)) * 4;
	const i = Math.floor(place);
	return mixed(of.ramp[i] as string, of.ramp[i + 1] as string, place - i);
}

/** How different two #rrggbb colours are. */
export function colourDistance(a: string, b: string): number {
	const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
	return Math.hypot(...[0, 1, 2].map((i) => part(a, i) - part(b, i)));
}
