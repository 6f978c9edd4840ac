import type { Shell } from '../../ui/layout/layout-data.ts';
import { fromHex, toHex } from '../../ui/theme/colour.ts';
import { rolesOf } from '../../ui/theme/roles.ts';
import type { Site } from '../site.ts';
import type { SiteFile } from './site-file.ts';

/** The web app manifest, with which phones add the site to the home screen. */
export function webManifest({ dealer }: Site, shell: Shell): SiteFile {
	const content = {
		name: dealer.name,
		short_name: dealer.name.split(' ').slice(0, 2).join(' '),
		start_url: '/',
		display: 'browser',
		background_color: shell.themeColour,
		theme_color: shell.themeColour,
		icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
	};
	return { path: 'site.webmanifest', content: JSON.stringify(content) };
}

/** The dealer's initial on its colour. */
export function favicon({ dealer }: Site): SiteFile {
	const { action, 'on-action': onAction } = rolesOf(dealer.theme);
	const initial = dealer.name
		.replace(/[^a-z0-9]/gi, '')
		.charAt(0)
		.toUpperCase();
	const radius = { sharp: 0, slight: 4, soft: 10, rounded: 16, round: 32 }[dealer.theme.corners];
	return {
		path: 'favicon.svg',
		content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${toHex(action)}"/><text x="32" y="46" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="40" fill="${toHex(onAction)}">${initial}</text></svg>`,
	};
}

/** The colour of a make's monogram: a hue of its own, muted enough for rows of many. */
function monogramColour(slug: string): string {
	const hue = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
	return toHex({ ...fromHex('#3a4a63'), h: hue });
}

/** Drawn monograms of the makes in stock, for makes whose licensed logo the dealer has not given (resolution 219). */
export function makeMonograms({ makes }: Site): SiteFile[] {
	return makes.map(({ name, slug }) => {
		const letters = monogram(name);
		const size = letters.length > 2 ? 26 : 34;
		return {
			path: `makes/${slug}.svg`,
			content: `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><circle cx="48" cy="48" r="46" fill="${monogramColour(slug)}"/><text x="48" y="${48 + size * 0.36}" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size}" fill="#fff">${letters}</text></svg>`,
		};
	});
}

function monogram(name: string): string {
	const words = name
		.replace(/[^A-Za-z0-9 -]/g, '')
		.split(/[ -]+/)
		.filter(Boolean);
	if (name.length <= 3) return name.toUpperCase();
	return words.length > 1
		? words
				.slice(0, 3)
				.map((word) => word.charAt(0))
				.join('')
				.toUpperCase()
		: name.slice(0, 2);
}
