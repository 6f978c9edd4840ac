import { sizedPicture } from '../../../domain/card/sized-picture.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { PLACEHOLDERS, picturesOf } from '../../../site/card-settings.ts';
import { pictureSettings, servedPicture } from '../../../site/pictures/site-pictures.ts';
import type { Site } from '../../../site/site.ts';
import type { VehicleData } from '../page-data.ts';

/** Number of thumbnails; the last one links to all pictures when there are more. */
const THUMBNAILS = 5;

/** All pictures of a vehicle, the primary one first, and thumbnails of the first ones (VDP-013, VDP-066). */
export function vehicleGallery(
	vehicle: Vehicle,
	title: string,
	site: Site,
): Pick<VehicleData, 'gallery' | 'thumbnails' | 'hasPictures'> {
	const pictures = picturesOf(vehicle);
	if (pictures.length === 0) {
		const placeholder = PLACEHOLDERS[vehicle.item_type];
		const gallery = [{ ...placeholder, alt: `${title}: no picture yet`, label: 'No picture yet' }];
		return { gallery, thumbnails: [], hasPictures: false };
	}
	const settings = pictureSettings(site.dealer);
	const served = pictures.map((picture, index) => {
		const label = picture.alt ?? `Picture ${index + 1}`;
		return { picture: servedPicture(picture, site), label };
	});
	const small = smallPictures(vehicle);
	return {
		hasPictures: true,
		gallery: served.map(({ picture, label }) => ({
			...sizedPicture(picture, 'vehicle', settings),
			alt: `${title}, ${label.toLowerCase()}`,
			label,
		})),
		thumbnails:
			served.length === 1
				? []
				: served.slice(0, THUMBNAILS).map(({ picture, label }, index) => {
						const sized = sizedPicture(picture, 'thumbnail', settings);
						const url = sized.srcset ? sized.url : (small.get(pictures[index]?.url ?? '') ?? sized.url);
						return { ...sized, url, alt: label };
					}),
	};
}

/** The feed's thumbnails by the address of the large picture; used only when there is one for each picture. */
function smallPictures({ images, thumbnails }: Vehicle): ReadonlyMap<string, string> {
	if (images.length !== thumbnails.length) return new Map();
	return new Map(images.map(({ image }, index) => [image.url, thumbnails[index] ?? image.url]));
}
