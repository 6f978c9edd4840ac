import type { Paint } from './colours.ts';

const material = (
	label: string,
	deep: string,
	dark: string,
	base: string,
	light: string,
	glint: string,
): Paint => ({ label, ramp: [deep, dark, base, light, glint] });

/** Materials that do not have the vehicle's colour. */
export const MATERIALS = {
	/** The white skin of caravans: even in shade it stays pale. */
	gelcoat: material('White', '#9aa1a9', '#c6cbd0', '#e9ebec', '#f8f9f9', '#ffffff'),
	aluminium: material('Aluminium', '#4d555c', '#878f97', '#b6bdc4', '#dde1e5', '#ffffff'),
	steel: material('Steel', '#08090a', '#16181b', '#2a2e32', '#454b51', '#8b939b'),
	plastic: material('Plastic', '#08090a', '#131517', '#222528', '#3a3e42', '#6b7177'),
	gloss: material('Gloss black', '#050607', '#0b0c0e', '#17191c', '#3d434a', '#aeb6be'),
	canvas: material('Canvas', '#4a4336', '#776c59', '#9c907a', '#bbb09b', '#e6dfd0'),
	tan: material('Tan leather', '#3a2b1f', '#634a36', '#8a6b50', '#ab8d70', '#e6d3bd'),
	cloth: material('Dark cloth', '#0b0c0e', '#1a1c1f', '#2e3236', '#4c5157', '#8b9197'),
	timber: material('Timber', '#6b4d2e', '#94714a', '#b8936a', '#d3b28b', '#efd9bd'),
	laminate: material('Laminate', '#9a9790', '#c5c2bb', '#e3e1db', '#f3f2ee', '#ffffff'),
	stone: material('Stone', '#3a3b3d', '#58595c', '#77787b', '#98999c', '#c9cacc'),
} satisfies Record<string, Paint>;
