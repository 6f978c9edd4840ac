import { type GalleryPicture, galleryOf, nearestColour } from '../pictures/catalogue.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Draft } from './draft.ts';
import { between, randomFrom, shuffled } from './random.ts';

/** Address under which a site serves the drawn pictures. */
const FOLDER = '/images/demo';

/** New vehicles have pictures of the outside only, or none. */
const VIEWS_OF_NEW = [3, 5] as const;

/**
 * The pictures of a vehicle: the card's first, then the rest of the outside in varying order, then the inside, of which some views may
 * be missing.
 */
export function picturesOf({ slot, base, vehicle }: Draft): Partial<DemoVehicle> {
	const { picture: body } = slot.variant;
	const [first, ...rest] = galleryOf(body, nearestColour(body, base));
	if (!first) return {};
	const random = randomFrom(`${vehicle.id} pictures`);
	const [few, many] = slot.car_type === 'new' ? VIEWS_OF_NEW : [rest.length, rest.length + 1];
	const chosen = [first, ...inSomeOrder(rest, random).slice(0, between(random, few, many) - 1)];
	const urls = chosen.map(({ name }) => `${FOLDER}/${name}`);
	return {
		images: chosen.map(({ label, width, height }, index) => ({
			image: { url: urls[index] ?? '', width, height, alt: label },
		})),
		thumbnails: urls,
		primary_image_url: urls[0] ?? null,
	};
}

const OUTSIDE: readonly string[] = ['side', 'rear34', 'front', 'rear'];

function inSomeOrder(pictures: readonly GalleryPicture[], random: () => number): GalleryPicture[] {
	const isOutside = ({ view }: GalleryPicture) => OUTSIDE.includes(view);
	const outside = pictures.filter(isOutside);
	return [
		...(random() < 0.5 ? outside : shuffled(random, outside)),
		...pictures.filter((picture) => !isOutside(picture)),
	];
}
