import { formatNumber } from '../domain/vehicle/measures.ts';
import { show } from '../domain/vehicle/record/field.ts';
import type { ParsedVehicle } from '../domain/vehicle/record/vehicle.ts';
import { type FieldFinding, finding } from './findings.ts';

/** Hosts that cannot have a trusted certificate: IP addresses and localhost. */
const NO_CERTIFICATE = /^(?:localhost|[\d.]+|\[.*\])$/;

/**
 * Makes the picture addresses of a source secure, as pages load no others (`img-src` of their policy). `http://` becomes `https://` of the
 * same host; where that is impossible, the picture is left out.
 */
export class SecurePictures {
	#count = 0;
	readonly #hosts = new Set<string>();

	/** A vehicle with secure pictures only; `note` is called for each that is left out. */
	secured(vehicle: ParsedVehicle, note: (found: FieldFinding) => void): ParsedVehicle {
		const { images, thumbnails, primary_image_url } = vehicle;
		const keep = (url: string, field: string) => {
			const secure = this.#secure(url);
			if (secure === null) note(finding(field, 'a picture at https://', show(url)));
			return secure;
		};
		return {
			...vehicle,
			images: images.flatMap(({ image }, index) => {
				const url = keep(image.url, `images[${index}].image.url`);
				return url === null ? [] : [{ image: { ...image, url } }];
			}),
			thumbnails: thumbnails.flatMap((url, index) => keep(url, `thumbnails[${index}]`) ?? []),
			primary_image_url: primary_image_url && keep(primary_image_url, 'primary_image_url'),
		};
	}

	/** Notes on the source as a whole. */
	notes(): string[] {
		if (this.#count === 0) return [];
		const pictures = `${formatNumber(this.#count)} ${this.#count === 1 ? 'picture has an' : 'pictures have'} http:// ${this.#count === 1 ? 'address' : 'addresses'}`;
		const hosts = [...this.#hosts].sort().join(', ');
		return [
			`${pictures}, which browsers do not load on a secure site; https:// is used instead: see that it answers at ${hosts}`,
		];
	}

	#secure(address: string): string | null {
		if (!/^http:/i.test(address)) return address;
		const url = new URL(address);
		if (url.port !== '' || NO_CERTIFICATE.test(url.hostname)) return null;
		this.#count += 1;
		this.#hosts.add(url.hostname);
		url.protocol = 'https:';
		return url.href;
	}
}
