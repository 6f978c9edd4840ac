import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANNERS, drawBanner } from './banners.ts';
import { type Body, drawPlaceholder, drawVehicle } from './draw-vehicle.ts';
import { coloursOf, type PictureRequest, pictureName, shipped, trimOf } from './gallery.ts';
import { BODIES } from './stock-bodies.ts';

export type { Body } from './draw-vehicle.ts';
export {
	coloursOf,
	type GalleryPicture,
	galleryOf,
	lengthOf,
	nearestColour,
	pictureName,
	profileOf,
} from './gallery.ts';
export { COLOURS, type Colour } from './paint/colours.ts';
export { BODIES } from './stock-bodies.ts';

/** The picture for vehicles that have none yet. */
export const PLACEHOLDER = 'placeholder.svg';

/** A file of the catalogue. */
export interface CatalogueFile {
	readonly name: string;
	readonly svg: string;
}

/** Every picture the demo ships, each drawn when it is requested. */
export function* drawCatalogue(): Generator<CatalogueFile> {
	yield { name: PLACEHOLDER, svg: drawPlaceholder() };
	for (const banner of BANNERS) yield { name: banner.name, svg: drawBanner(banner) };
	const done = new Set<string>();
	for (const request of requests()) {
		const name = pictureName(request);
		if (done.has(name)) continue;
		done.add(name);
		const owner = shipped(request.body).shares?.[request.view] ?? request.body;
		yield { name, svg: drawVehicle({ ...request, body: owner, trim: trimOf(request.body, request.colour) }) };
	}
}

function* requests(): Generator<PictureRequest> {
	for (const body of Object.keys(BODIES) as Body[]) {
		const { gallery, profiles } = shipped(body);
		for (const colour of coloursOf(body)) for (const view of gallery) yield { body, view, colour };
		for (const colour of profiles) yield { body, view: 'profile', colour };
	}
}

/** Writes the whole catalogue into a folder; unchanged files are not touched and keep their dates. */
export function writePictures(
	folder: string,
	files: Iterable<CatalogueFile> = drawCatalogue(),
): { readonly written: number; readonly kept: number } {
	mkdirSync(folder, { recursive: true });
	let written = 0;
	let kept = 0;
	for (const { name, svg } of files) {
		const path = join(folder, name);
		if (textOf(path) === svg) {
			kept++;
		} else {
			writeFileSync(path, svg);
			written++;
		}
	}
	return { written, kept };
}

function textOf(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		// No such file yet, as on the first run.
		return undefined;
	}
}
