import { SERVICE_PATH } from '../../../api/endpoint.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { photoFile } from '../../../api/trade-in/photos.ts';
import { readSignedToken, signedToken } from '../../../signed-token.ts';

/** The path of a photo on the dealer's site, for everyone who has the link, until it ends. */
export function photoPath(dealer: string, { id, ends }: { id: string; ends: Date }, secret: string): string {
	const token = signedToken({ purpose: 'photo', dealer, id }, ends, secret);
	return `${SERVICE_PATH}${photoFile.path}?${new URLSearchParams({ token })}`;
}

/** The address of a photo for a message to the dealer. */
export function photoAddress(
	site: Pick<ApiSite, 'slug' | 'url'>,
	photo: { id: string; ends: Date },
	secret: string,
): string {
	return new URL(photoPath(site.slug, photo, secret), site.url).href;
}

/** The id of the photo in a link's token; null for a link that has ended or was altered. */
export function linkedPhoto(token: string, dealer: string, secret: string, now: Date): string | null {
	return readSignedToken(token, { purpose: 'photo', dealer }, secret, now);
}
