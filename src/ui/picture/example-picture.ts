import type { Picture } from './picture-data.ts';

/** Picture for examples: an inline drawing of a vehicle's shape. */
export const EXAMPLE_PICTURE: Picture = {
	url: `data:image/svg+xml,${encodeURIComponent(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 556 395"><path d="M60 250l40-70 90-50h150l80 60 90 15 10 75H60z" fill="#8a94a0"/><circle cx="150" cy="290" r="40"/><circle cx="420" cy="290" r="40"/></svg>',
	)}`,
	width: 556,
	height: 395,
	alt: 'A grey station wagon',
};
