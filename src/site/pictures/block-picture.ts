import { sizedPicture } from '../../domain/card/sized-picture.ts';
import { imagePath } from '../../paths/paths.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { Site } from '../site.ts';
import { pictureSettings, servedPicture } from './site-pictures.ts';

/** The picture of a block, from the dealer's folder or a web address, in the sizes of content (IMAGES-003). */
export function blockPicture({ image, alt }: { image: string; alt: string }, site: Site): Picture {
	const { width = 1200, height = 900 } = site.pictureSize.get(image) ?? {};
	const url = /^https?:/.test(image) ? image : imagePath(image);
	const picture = servedPicture({ url, width, height }, site);
	return { ...sizedPicture(picture, 'content', pictureSettings(site.dealer)), alt };
}
